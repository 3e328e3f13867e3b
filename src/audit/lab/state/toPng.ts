const pixelRatio = 2

/** An SVG file as a picture, two device pixels for each of its own. Rejects where the browser cannot draw it. */
export async function toPng(svg: string): Promise<Blob> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth * pixelRatio
  canvas.height = picture.naturalHeight * pixelRatio
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('toBlob')))),
  )
}
