"""The HTTP routes, one file for each subject. The handlers only translate: the services decide."""
