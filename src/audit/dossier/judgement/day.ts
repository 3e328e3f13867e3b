/** Later than every date that somebody could write down. */
const never = '9999-12-31'

/** `2026-11-25`, from the start that ejecucion.json gives. After a start that is no date everything with an end has ended. */
export const dayOf = (start: string): string => /^\d{4}-\d\d-\d\d/.exec(start)?.[0] ?? never
