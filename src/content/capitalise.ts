export const capitalise = (text: string) => text.replace(/^./, (first) => first.toUpperCase())
