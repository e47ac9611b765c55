"""Kernels for a GPU, and a mark for tests that need one."""

import pytest

from riad.batch.gpu_backend import import_kernels

kernels = import_kernels()
HAS_GPU = bool(kernels.cuda.is_available())
needs_gpu = pytest.mark.skipif(not HAS_GPU, reason="there is no GPU here")
