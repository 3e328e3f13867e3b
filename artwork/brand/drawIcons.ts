import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import sharp from 'sharp'
import '../../tools/build/nodeAssets'
import { brandMark } from '../shared/brandMark'

const night = '#120B1B'
const gold = '#EBC46A'

interface Shape {
  /** Half of the drawing's side, in the mark's units. */
  readonly half: number
  readonly corner: number
}

/** The corners are left to the system where it cuts them itself. */
const rounded: Shape = { half: 5, corner: 2 }
const square: Shape = { half: 5, corner: 0 }
const maskable: Shape = { half: 6.4, corner: 0 }

const iconSvg = ({ half, corner }: Shape) => {
  const side = 2 * half
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${side} ${side}">` +
    `<rect x="${-half}" y="${-half}" width="${side}" height="${side}"${corner ? ` rx="${corner}"` : ''} fill="${night}"/>` +
    `<path fill="${gold}" fill-rule="evenodd" d="${brandMark}"/></svg>`
  )
}

const renderPng = (shape: Shape, size: number) =>
  sharp(Buffer.from(iconSvg(shape)), { density: (72 * size) / (2 * shape.half) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** One PNG in the envelope of an icon file. */
const encodeIco = (picture: Buffer, size: number) => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

/** Draws the favicon and the icons of the manifest in `public`; resolves to the first. */
export async function drawIcons() {
  const icons: Record<string, string | Buffer> = {
    'favicon.svg': `${iconSvg(rounded)}\n`,
    'favicon.ico': encodeIco(await renderPng(rounded, 32), 32),
    'apple-touch-icon.png': await renderPng(square, 180),
    'icons/icon-192.png': await renderPng(rounded, 192),
    'icons/icon-512.png': await renderPng(rounded, 512),
    'icons/icon-maskable-512.png': await renderPng(maskable, 512),
  }
  for (const [name, content] of Object.entries(icons)) {
    const file = resolve('public', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  return 'public/favicon.svg'
}
