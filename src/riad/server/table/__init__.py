"""Tables: their state, and what people and bots do at them."""
