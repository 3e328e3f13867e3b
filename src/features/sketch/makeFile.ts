import { createCanvas } from './canvas'
import { drawSheet } from './drawSheet'
import type { LabelDesign } from './labelDesign'
import { loadMaterials } from './loadMaterials'
import { sharedHeight, sheetSize } from './sheetSize'

/** Pixels of the shared picture in a unit of the sheet: 1080 px wide. */
const sharedPixels = 1.2

/** The sheet as a PNG file, with the law's legends below. @throws Error where the browser makes none */
export async function makeFile(design: LabelDesign): Promise<File> {
  await loadMaterials()
  const { canvas, brush } = createCanvas(sheetSize.width * sharedPixels, sharedHeight * sharedPixels)
  drawSheet(brush, design, sharedPixels, true)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('No PNG.')
  return new File([blob], 'boceto-bohemia-56.png', { type: 'image/png' })
}
