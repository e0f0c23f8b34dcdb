"""The tests of Virtual ORG."""
