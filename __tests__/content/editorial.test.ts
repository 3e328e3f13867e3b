import { applicationError } from '../../src/content/errors'
import { allIllustrations, allTexts } from './allContent'
import { excessLegend } from '../../src/content/legal'
import { expectSome } from '../support/expectSome'

/** Ley 259 art. 8.2, self-regulation, and what only a mistake would print. */
const forbidden = [
  /éxito|triunf|virilidad|potencia/i,
  /seduc|conquist|sensual|irresistible/i,
  /mejor(es)? del (mundo|país)|número uno|insuperable|inigualable|incomparable|\bperfect[oa]/i,
  /\b(el|la|los|las) mejor(es)?\b|ísim[oa]s?\b/i,
  /\bcura(r|tiv)?|saludable|medicinal|terap|vitamin|energ|\bsano\b|digestiv|relaja/i,
  /sin resaca|sin límite|hasta el fondo|otra ronda|embriag|borrach|emborrach/i,
  /lorem|ipsum|\bTODO\b|FIXME|undefined|\bnull\b|\bNaN\b|\[object/,
  /denominación de origen/i,
]

describe('what a visitor reads', () => {
  it('there is plenty of it', () => {
    expect(allTexts().length).toBeGreaterThan(300)
  })

  it.each(forbidden)('never says %s', (pattern) => {
    const said = expectSome(allTexts()).filter(({ text }) => pattern.test(text))
    expect(said.map(({ text, ...place }) => ({ ...place, word: pattern.exec(text)?.[0] }))).toEqual([])
  })

  it('speaks of health only in the words of the law', () => {
    const mentions = allTexts().filter(({ text }) => /salud/i.test(text))
    expect(mentions.map(({ text }) => text)).toEqual([excessLegend])
  })

  it('is clean: no empty text, no stray or double space', () => {
    expect(
      expectSome(allTexts()).filter(({ text }) => text === '' || text !== text.trim() || text.includes('  ')),
    ).toEqual([])
  })

  it('opens every question and exclamation in Spanish', () => {
    const halves = (text: string, open: string, close: string) =>
      text.split(open).length === text.split(close).length
    const isEnglishDefault = (text: string) => text === applicationError
    expect(
      expectSome(allTexts()).filter(
        ({ text }) => !isEnglishDefault(text) && !(halves(text, '¿', '?') && halves(text, '¡', '!')),
      ),
    ).toEqual([])
  })
})

describe('what a visitor who does not see the pictures hears', () => {
  const illustrations = allIllustrations()

  it.each(illustrations)('$path has a short description', ({ illustration: { alt } }) => {
    expect(alt.length).toBeGreaterThan(20)
    expect(alt.length).toBeLessThanOrEqual(180)
    expect(alt).toMatch(/\.$/)
    expect(alt).not.toMatch(/^(imagen|foto|fotografía) de/i)
  })

  it('two different pictures never share a description', () => {
    const pictures = new Map<string, Set<string>>()
    for (const {
      illustration: { alt, source },
    } of illustrations) {
      const name = `${source.base}-${source.fallback}`.replace('-portrait', '')
      pictures.set(alt, (pictures.get(alt) ?? new Set()).add(name))
    }
    expect(expectSome([...pictures]).filter(([, names]) => names.size > 1)).toEqual([])
  })
})
