"""The adapters for other projects' suites, by those projects' own tests and by ours."""
