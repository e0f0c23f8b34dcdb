"""What all doors share: who calls, how a page is drawn and sent, what a button means."""
