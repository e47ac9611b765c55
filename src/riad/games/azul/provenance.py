"""Source of the figures of the pieces, as a text for an about page."""

FIGURES = "All figures are from the rulebook."
