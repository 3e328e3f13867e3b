import { zipSync, type Zippable } from 'fflate'

// Local time, as ZIP writes it: the earliest that the format knows, on every machine.
const mtime = new Date(1980, 0, 1)

/** A plain file of Unix that all may read, whatever it was on the disk. */
const attributes = { os: 3, attrs: (0o100644 << 16) >>> 0 } as const

// Deflating pictures again saves 2 % of them.
const levelOf = (name: string) => (/\.(png|webp)$/.test(name) ? 0 : 6)

/**
 * The files as one ZIP, in the order of their names: the same bytes for the same files. fflate deflates in JavaScript,
 * so these do not depend on the zlib of the Node that runs it.
 */
export function zipFiles(files: ReadonlyMap<string, Buffer>): Buffer {
  const entries = [...files.keys()].sort().map((name) => {
    const content = files.get(name)
    return [name, [content, { level: levelOf(name), mtime, ...attributes }]]
  })
  return Buffer.from(zipSync(Object.fromEntries(entries) as Zippable))
}
