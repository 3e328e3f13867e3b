import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Compares with a file that a person has read; `npm run review` writes what has changed and shows the difference.
 * @param file - absolute path of the reviewed text
 * @throws Error with the file and the command, and the difference as its cause
 */
export function expectReviewed(file: string, text: string) {
  if (process.env.REVIEW === 'write') writeFileSync(file, text)
  try {
    expect(text).toBe(existsSync(file) ? readFileSync(file, 'utf8') : 'no reviewed file')
  } catch (cause) {
    const name = relative(process.cwd(), file)
    throw new Error(`${name} differs: \`npm run review\` writes it anew and shows what to read`, { cause })
  }
}
