/** An Accept-Encoding header without what it refuses (`br;q=0`), for programs that only look whether a name is there (RFC 9110 §12.5.3). */
export const dropRefusedCodings = (header: string): string =>
  header
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0{0,3})?\s*$/i.test(coding))
    .join(',')
