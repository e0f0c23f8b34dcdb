"""Words: facts and refusals become sentences and pages in Slovak, Czech or English."""
