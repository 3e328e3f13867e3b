import { readFileSync } from 'node:fs'

/** Linear colour, already multiplied by alpha, one plane per channel. */
export interface LinearImage {
  readonly width: number
  readonly height: number
  readonly planes: readonly Float32Array[]
}

const text = (file: Buffer, start: number) => file.toString('latin1', start, file.indexOf(0, start))

const readHeader = (file: Buffer) => {
  const attributes = new Map<string, Buffer>()
  let at = 8
  while (file[at] !== 0) {
    const name = text(file, at)
    at += name.length + 1
    at += text(file, at).length + 1
    const size = file.readInt32LE(at)
    attributes.set(name, file.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return { attributes, end: at + 1 }
}

const channelNames = (list: Buffer) => {
  const names: string[] = []
  for (let at = 0; list[at] !== 0;) {
    const name = text(list, at)
    if (list.readInt32LE(at + name.length + 1) !== 2) throw new Error('EXR: a channel is not 32-bit float')
    names.push(name)
    at += name.length + 17
  }
  return names
}

/** Blender's uncompressed 32-bit EXR, the only kind the Blender scripts write: planes R, G, B, A. */
export function readExr(path: string): LinearImage {
  const file = readFileSync(path)
  const { attributes, end } = readHeader(file)
  const window = attributes.get('dataWindow')
  const list = attributes.get('channels')
  if (!window || !list || attributes.get('compression')?.[0] !== 0)
    throw new Error(`EXR not readable: ${path}`)

  const width = window.readInt32LE(8) - window.readInt32LE(0) + 1
  const height = window.readInt32LE(12) - window.readInt32LE(4) + 1
  const stored = channelNames(list)
  const planes = ['R', 'G', 'B', 'A'].map((letter) => {
    const place = stored.indexOf(letter)
    const plane = new Float32Array(width * height)
    for (let y = 0; y < height; y++) {
      const line = Number(file.readBigUInt64LE(end + y * 8)) + 8 + place * width * 4
      for (let x = 0; x < width; x++) plane[y * width + x] = file.readFloatLE(line + x * 4)
    }
    return plane
  })
  return { width, height, planes }
}
