"""Source of the figures of the pieces, as a text for an about page."""

FIGURES = """\
Points and money cards are from the rulebook; the tiles agree across six independent listings."""
