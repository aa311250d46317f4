"""The app in every browser engine there is: one set of tests, one small face over two ways to drive a browser."""
