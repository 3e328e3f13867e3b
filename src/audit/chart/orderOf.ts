/** «2»: the places of a transition in a step of several; empty for any other. */
export const orderOf = (steps: readonly string[] = [], id: string): string =>
  steps.length < 2 ? '' : steps.flatMap((other, index) => (other === id ? [index + 1] : [])).join(', ')
