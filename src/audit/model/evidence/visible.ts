// Control characters but tab and line ends, direction marks, what XML cannot hold, halves of surrogate pairs.
const hidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}/gu

const nameOf = (sign: string) => `\\u{${sign.codePointAt(0)!.toString(16)}}`

/** Text in which every character that is not seen, or that a file cannot hold, is named: `\u{7}`. */
export const toVisible = (text: string): string => text.replace(hidden, nameOf)

/** The same on one line. */
export const toVisibleLine = (text: string): string =>
  toVisible(text).replace(/[\t\n\r\u2028\u2029]/g, nameOf)
