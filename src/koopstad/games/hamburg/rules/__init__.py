"""The rules, one file for each phase or part of the table."""
