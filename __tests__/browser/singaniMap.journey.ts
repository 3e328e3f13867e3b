import { altitudes, singaniMap, vineyardAltitudes } from '../../src/content/singaniMap'
import { expectSome } from '../support/expectSome'
import { expect, test } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

/** The names of the map, and which departments lie under the corners of their words. */
const namesOnMap = () =>
  [...document.querySelectorAll('.singani-map__name')].map((name) => {
    const words = document.createRange()
    words.selectNodeContents(name)
    const { left, right, top, bottom } = words.getBoundingClientRect()
    const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const))
    const under = corners.map(([x, y]) => {
      const shapes = document.elementsFromPoint(x, y).filter((each) => each instanceof SVGPathElement)
      return shapes[0]?.getAttribute('data-department') ?? shapes[0]?.getAttribute('class') ?? 'nothing'
    })
    return { name: name.getAttribute('data-department') ?? '', under: [...new Set(under)] }
  })

for (const width of [320, 390, 768, 1024, 1280, 1440])
  test(`at ${width} px each name of the map is within its department or beside the map`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.setViewportSize({ width, height: 900 })
    await visitor.returnTo('/nosotros')
    const map = page.locator('.singani-map__drawing')
    await map.evaluate((each) => each.scrollIntoView({ block: 'center' }))
    const names = await page.evaluate(namesOnMap)
    expect(expectSome(names)).toHaveLength(singaniMap.departments.length + 1)
    const inside = ['la-paz', 'potosi']
    expect(names).toEqual(
      names.map(({ name }) => ({ name, under: [inside.includes(name) ? name : 'nothing'] })),
    )
  })

/** Whether the mountain is at some metres, beside the middle of a city's column of eleven squares. */
const isMountainAt = (drawing: Element, { column, metres }: { column: number; metres: number }) => {
  const { left, bottom, width } = drawing.getBoundingClientRect()
  const square = width / 44
  const at = [left + (column * 11 + 7) * square, bottom - (metres / 200) * square] as const
  const ground = '.altitudes__hills, .altitudes__valley, .altitudes__peaks, .altitudes__caps'
  return document.elementsFromPoint(...at).some((each) => each.matches(ground))
}

/** The metres that each line of the scale names, and those at which it lies. */
const linesOfScale = (drawing: Element) => {
  const { bottom, width } = drawing.getBoundingClientRect()
  return [...document.querySelectorAll('.altitudes__scale span')].map((line) => ({
    named: Number.parseFloat(line.textContent ?? '') * 1000,
    at: Math.round((((bottom - line.getBoundingClientRect().bottom) / width) * 44 * 200) / 10) * 10,
  }))
}

test('each city, the band and the lines of the scale lie at their heights on the mountain', async ({
  visitor,
}) => {
  await visitor.returnTo('/nosotros')
  const drawing = visitor.page.locator('.altitudes__drawing svg')
  await drawing.evaluate((each) => each.scrollIntoView({ block: 'center' }))
  for (const [column, { name, metres }] of expectSome(altitudes.cities).entries()) {
    const below = await drawing.evaluate(isMountainAt, { column, metres: metres - 110 })
    const above = await drawing.evaluate(isMountainAt, { column, metres: metres + 110 })
    expect([below, above], name).toEqual([true, false])
  }
  const [to, from] = await drawing
    .locator('.altitudes__band')
    .evaluate((band: SVGPathElement) => [band.getBBox()].flatMap(({ y, height }) => [y, y + height]))
    .then((edges) => edges.map((y) => (22 - y) * 200))
  expect({ from, to }).toEqual(vineyardAltitudes)
  const lines = expectSome(await drawing.evaluate(linesOfScale))
  expect(lines.map(({ at }) => at)).toEqual(lines.map(({ named }) => named))
})
