/** The entry that was chosen; undefined where none was. */
export const findById = <T extends { id: string }>(entries: readonly T[], id: string | null) =>
  entries.find((entry) => entry.id === id)
