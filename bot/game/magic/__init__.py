"""Magic outside the fights: what a character knows, and one casting from the wish to its effect."""
