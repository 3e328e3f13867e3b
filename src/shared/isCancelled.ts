/** True where the visitor closed the device's share menu. */
export const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'
