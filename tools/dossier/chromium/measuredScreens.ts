import type { Drawing, LegendMeasure, TextMeasure } from '../../../src/audit/dossier/evidence/evidence'

/** CSS px. */
export interface Screen {
  readonly width: number
  readonly height: number
}

/** Two phones, a tablet, a desktop. No page reads its width but by media queries, so one visit sees them all. */
export const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

/** Where the height decides too: a high phone, a small tablet, a phone lying, small and large desktops. */
export const otherScreens = [
  { width: 412, height: 915 },
  { width: 600, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const

/** A4 at 96 px an inch. */
export const paper = { width: 794, height: 1123 } as const

const indexOfScreen = ({ width, height }: { readonly width: number; readonly height?: number }) =>
  [...screens, ...otherScreens, paper].findIndex(
    (screen) => screen.width === width && (height === undefined || screen.height === height),
  )

/** One visit measures on several screens; the evidence goes through them one after the other. */
export const inOrderOfScreens = <Measure extends TextMeasure | LegendMeasure | Drawing>(
  found: readonly Measure[],
) => found.toSorted((a, b) => indexOfScreen(a) - indexOfScreen(b))
