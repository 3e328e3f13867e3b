/** Milliseconds, but `cls` and what begins with `KB` or `%`. */
export type Figures = Readonly<Record<string, number | undefined>>
