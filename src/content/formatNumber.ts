/**
 * 1600 becomes `1.600`; with at most one decimal, 274.5 becomes `274,5`.
 * Not by `Intl`: the first use of any part of it takes a phone 100 ms.
 * @param mostDecimals at most 2
 */
export const formatNumber = (value: number, mostDecimals: 0 | 1 | 2 = 0) =>
  String(Number(value.toFixed(mostDecimals)))
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+\b)/g, '.')
