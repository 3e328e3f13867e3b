const { readFileSync } = require('node:fs')
const { dirname, extname, join } = require('node:path')
const { default: tsJest } = require('ts-jest')

/** Of a WebP with alpha, whose first chunk is VP8X. */
const webpSize = (bytes) => [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]

/** Walks the JPEG segments up to the start of frame, which holds the size. */
function jpegSize(bytes) {
  let at = 2
  while (bytes[at + 1] < 0xc0 || bytes[at + 1] > 0xc2) at += 2 + bytes.readUInt16BE(at + 2)
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
}

const describePicture = (path) => {
  const ext = extname(path)
  const [width, height] = (ext === '.webp' ? webpSize : jpegSize)(readFileSync(path))
  return {
    base: path.replace(/^.*\/content|\.\w+$/g, ''),
    widths: [480],
    width,
    height,
    fallback: ext === '.webp' ? '480.png' : '480.jpg',
  }
}

/** Imported as modules, all 26 MB of pictures would be read as text for each test file. */
const inlinePictures = (source, path) =>
  source.replace(
    /^import (\w+) from '(\.[^']+\.(?:jpg|png|webp))'$/gm,
    (_, name, from) => `const ${name} = ${JSON.stringify(describePicture(join(dirname(path), from)))}`,
  )

module.exports = {
  createTransformer(options) {
    const typescript = tsJest.createTransformer(options)
    return {
      process: (source, path, ...rest) => typescript.process(inlinePictures(source, path), path, ...rest),
      // The sizes of the pictures are in the key, as they are in the source.
      getCacheKey: (source, path, ...rest) =>
        typescript.getCacheKey(inlinePictures(source, path), path, ...rest),
    }
  },
}
