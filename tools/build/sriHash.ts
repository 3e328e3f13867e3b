import { createHash } from 'node:crypto'

/** As `integrity` and a content security policy name what a file or an inline block is made of: `sha256-…`, base64. */
export const sriHash = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
