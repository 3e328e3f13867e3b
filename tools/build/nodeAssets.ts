import { parse } from 'node:path'

/** Lets plain Node scripts read modules that import pictures, films and styles; import it before them. */
const pictures = ['.jpg', '.webp', '.svg', '.scss'] as const
const files = ['.mp4', '.webm', '.vtt'] as const

for (const extension of pictures) {
  require.extensions[extension] = (module, path) => {
    const fallback = extension === '.webp' ? '480.png' : '480.jpg'
    const source = { base: `/media/${parse(path).name}`, widths: [], width: 0, height: 0, fallback }
    module.exports = { __esModule: true, default: source }
  }
}

for (const extension of files) {
  require.extensions[extension] = (module, path) => {
    module.exports = { __esModule: true, default: `/media/${parse(path).base}` }
  }
}
