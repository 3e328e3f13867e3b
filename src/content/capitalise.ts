/** With its first letter a capital. */
export const capitalise = (text: string) => text.replace(/^./, (first) => first.toUpperCase())
