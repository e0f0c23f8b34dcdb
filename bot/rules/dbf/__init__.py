"""The DBF ruleset: its books, its sheet, its facts and one module for each subject of its rules."""
