"""Requests by httpx with a longer timeout than its default of 5 seconds, which a busy machine may exceed."""

from functools import partial

import httpx

PATIENCE = 60.0  # seconds

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
put = partial(httpx.put, timeout=PATIENCE)
patch = partial(httpx.patch, timeout=PATIENCE)
options = partial(httpx.options, timeout=PATIENCE)
request = partial(httpx.request, timeout=PATIENCE)
stream = partial(httpx.stream, timeout=PATIENCE)
