import { crc32, inflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly content: Buffer
  /** As ZIP writes it: the day in the upper half, the time of day in the lower. */
  readonly modified: number
  readonly attributes: number
  readonly isStored: boolean
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50

function expectSignature(zip: Buffer, at: number, signature: number) {
  if (zip.readUInt32LE(at) !== signature) throw new Error(`No such record at byte ${at}.`)
}

/** Reads a ZIP by its specification (APPNOTE 4.3) with Node's own zlib. Throws where a record or a checksum is wrong. */
export function readZip(zip: Buffer): readonly ZipEntry[] {
  const end = zip.length - 22
  expectSignature(zip, end, endOfDirectory)
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  while (entries.length < zip.readUInt16LE(end + 10)) {
    expectSignature(zip, at, directoryEntry)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    expectSignature(zip, local, localEntry)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const isStored = zip.readUInt16LE(at + 10) === 0
    const content = isStored ? packed : inflateRawSync(packed)
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} has another checksum.`)
    entries.push({
      name,
      content,
      modified: zip.readUInt32LE(at + 12),
      attributes: zip.readUInt32LE(at + 38),
      isStored,
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}
