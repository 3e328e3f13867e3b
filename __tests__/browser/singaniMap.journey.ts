import { singaniMap } from '../../src/content/singaniMap'
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
