import sharp from 'sharp'

interface Picture {
  readonly pixels: Buffer
  readonly size: string
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, size: `${info.width} × ${info.height}` }
}

const bytesOfPixel = 4

/** From 0 to 1. */
function shareOfOther(before: Buffer, after: Buffer): number {
  let others = 0
  for (let at = 0; at < after.length; at += bytesOfPixel) {
    if (before.readUInt32LE(at) !== after.readUInt32LE(at)) others += 1
  }
  return others / (after.length / bytesOfPixel)
}

const formatShare = (share: number) =>
  share < 0.001 ? 'menos del 0,1 %' : `el ${(share * 100).toFixed(1).replace('.', ',')} %`

/** What changed between two pictures, in Spanish. Rejects where one cannot be decoded. */
export async function describePictureChange(before: Buffer, after: Buffer): Promise<string> {
  const [old, now] = await Promise.all([decode(before), decode(after)])
  if (old.size !== now.size) return `medía ${old.size} y mide ${now.size}`
  const share = shareOfOther(old.pixels, now.pixels)
  return share === 0 ? 'los mismos píxeles, en otros bytes' : `cambió ${formatShare(share)} de los píxeles`
}
