// A test in which no assertion ran has checked nothing: its loop had no rounds, or its condition never held.
beforeEach(() => expect.hasAssertions())
