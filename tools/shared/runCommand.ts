/** Runs a command; one that fails prints its reason and ends with 1, whatever is still open. */
export const runCommand = (main: () => Promise<void>) =>
  main().catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  })
