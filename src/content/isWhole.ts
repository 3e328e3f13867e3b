export const isWhole = (number: number, least: number, most: number) =>
  Number.isInteger(number) && number >= least && number <= most
