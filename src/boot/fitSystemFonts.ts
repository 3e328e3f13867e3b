import { ownFonts } from './ownFonts'

/** A smaller difference in width never changes a line break; the fonts of _fallbackFaces.scss stay below it. */
const tolerance = 0.03

/** Where our font does not arrive. */
const keepFallback = () => {}

const hasPainted = () => performance.getEntriesByType('paint').length > 0

/**
 * Where the device has none of the fonts of _fallbackFaces.scss: scales what it has to the width of ours. Ours take its
 * place only before the first paint or with the visitor's next press, so that nothing moves by itself.
 */
export function fitSystemFonts() {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen || !CSS.supports('font-size-adjust', 'ch-width 1')) return
  const { style } = document.documentElement
  const styles = getComputedStyle(document.documentElement)
  for (const [name, { font, family, text, width }] of Object.entries(ownFonts)) {
    const variables = [`--${name}`, `--${name}-adjust`] as const
    const fallbacks = styles.getPropertyValue(variables[0]).replace(/^[^,]*,/, '')
    pen.font = `${font} ${fallbacks}`
    const ratio = width / pen.measureText(text).width
    if (Math.abs(ratio - 1) < tolerance) continue
    style.setProperty(variables[0], fallbacks)
    style.setProperty(variables[1], `ch-width ${(ratio * pen.measureText('0').width) / 100}`)
    const showOwn = () => variables.forEach((variable) => style.removeProperty(variable))
    document.fonts.load(`${font} ${family}`).then(() => {
      if (!hasPainted()) return showOwn()
      for (const press of ['click', 'keydown']) addEventListener(press, showOwn, { once: true })
    }, keepFallback)
  }
}
