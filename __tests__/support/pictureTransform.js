const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { parse } = require('node:path')

const pngSize = (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

/** Walks the JPEG segments up to the start of frame, which holds the size. */
function jpegSize(bytes) {
  let at = 2
  while (bytes[at + 1] < 0xc0 || bytes[at + 1] > 0xc2) at += 2 + bytes.readUInt16BE(at + 2)
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
}

module.exports = {
  process(_text, path) {
    const { name, ext } = parse(path)
    const [width, height] = (ext === '.png' ? pngSize : jpegSize)(readFileSync(path))
    const source = {
      base: `/media/${name}`,
      widths: [480],
      width,
      height,
      fallback: ext === '.png' ? 'png' : 'jpg',
    }
    return { code: `module.exports = ${JSON.stringify({ __esModule: true, default: source })}` }
  },
  getCacheKey: (_text, path) => createHash('sha256').update(path).update(readFileSync(path)).digest('hex'),
}
