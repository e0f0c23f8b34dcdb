"""What tests share: databases of both engines, a simulated Discord world, and a judge of every payload."""
