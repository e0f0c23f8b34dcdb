"""The sandbox: the real bot in a simulated Discord that runs in the browser, with a small world to try it in."""
