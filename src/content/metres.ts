/** 1600 becomes `1.600`. */
export const formatThousands = (number: number) =>
  String(number).replace(/(?=\d{3}$)/, number > 999 ? '.' : '')

/** `1.950 m`, with a space that never breaks. */
export const formatMetres = (metres: number) => `${formatThousands(metres)}\u00a0m`
