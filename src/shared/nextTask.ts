/** Lets the browser paint and answer before more work. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))
