"""Push messages: to whom, encrypted, and posted safely."""
