const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const { extname } = require('node:path')

/** Of a WebP with alpha, whose first chunk is VP8X. */
const webpSize = (bytes) => [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]

/** Walks the JPEG segments up to the start of frame, which holds the size. */
function jpegSize(bytes) {
  let at = 2
  while (bytes[at + 1] < 0xc0 || bytes[at + 1] > 0xc2) at += 2 + bytes.readUInt16BE(at + 2)
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
}

module.exports = {
  process(_text, path) {
    const ext = extname(path)
    const [width, height] = (ext === '.webp' ? webpSize : jpegSize)(readFileSync(path))
    const source = {
      base: path.replace(/^.*\/content|\.\w+$/g, ''),
      widths: [480],
      width,
      height,
      fallback: ext === '.webp' ? '480.png' : '480.jpg',
    }
    return { code: `module.exports = ${JSON.stringify({ __esModule: true, default: source })}` }
  },
  getCacheKey: (_text, path) =>
    [__filename, path]
      .reduce((hash, file) => hash.update(file).update(readFileSync(file)), createHash('sha256'))
      .digest('hex'),
}
