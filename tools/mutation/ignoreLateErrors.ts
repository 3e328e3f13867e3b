// A mutant may break the machine after its test is over: XState then throws an error outside any test.
process.on('uncaughtException', () => {})
