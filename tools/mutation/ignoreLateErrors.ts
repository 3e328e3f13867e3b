// A mutant may break the machine after its test is over: XState tells it by a throw that belongs to no test.
process.on('uncaughtException', () => {})
