/**
 * The order of times, ISO days and names without an accent in their way, for `sort`.
 * Not by `localeCompare`: its first use takes a phone 80 ms.
 */
export const compareText = (one: string, other: string) => Number(one > other) - Number(one < other)
