import { formatNumber } from './formatNumber'

/** `1.950 m`, with a space that never breaks. */
export const formatMetres = (metres: number) => `${formatNumber(metres)}\u00a0m`
