import { captureSizes, type CaptureScreen } from '../../../src/audit/dossier/evidence/captureNames'

/** CSS px. */
const widths = { phone: 300, desktop: 640 } as const

/** In the dossier: the small copy of a capture, which the printable file holds. */
export const thumbnailPlace = (captureFile: string): string =>
  `miniaturas/${captureFile.replace(/\.png$/, '.webp')}`

export function thumbnailSize(screen: CaptureScreen): { readonly width: number; readonly height: number } {
  const { width, height } = captureSizes[screen]
  return { width: widths[screen], height: Math.round((height * widths[screen]) / width) }
}
