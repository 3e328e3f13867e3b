import { fontFaces, showDocument, withBrowser } from '../shared/drawInChromium'

interface TextMetrics {
  readonly width: number
  readonly ascent: number
  readonly descent: number
}

/** In px, of a text in a canvas' `font`. */
export type MeasureText = (font: string, text: string) => Promise<TextMetrics>

/** Measures in Chromium, with the site's fonts and the system's. */
export const withMeasuring = <Result>(work: (measure: MeasureText) => Promise<Result>) =>
  withBrowser(800, 600, async (page) => {
    await showDocument(page, `<style>${fontFaces()}</style>`)
    return work((font, text) =>
      page.evaluate(
        async ([wanted, sample]) => {
          await document.fonts.load(wanted)
          const pen = document.createElement('canvas').getContext('2d')!
          pen.font = wanted
          const {
            width,
            fontBoundingBoxAscent: ascent,
            fontBoundingBoxDescent: descent,
          } = pen.measureText(sample)
          return { width, ascent, descent }
        },
        [font, text] as const,
      ),
    )
  })
