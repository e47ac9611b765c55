"""What can be asked over HTTP, a file for each subject. The handlers only translate: the services decide."""
