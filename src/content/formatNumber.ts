/**
 * 1600 becomes `1.600`; with at most one decimal, 274.5 becomes `274,5`.
 * Not by `Intl`: the first use of any part of it takes a phone 100 ms.
 */
export function formatNumber(value: number, mostDecimals = 0): string {
  const [whole = '', decimals] = String(Number(value.toFixed(mostDecimals))).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.')
  return decimals ? `${grouped},${decimals}` : grouped
}
