import { avifFor, recipeFor } from '../../../../tools/build/pictures/pictureRecipes'

/** Pixels of the largest place at a density of 3, or as many as the master has. */
const widest = {
  'paintings/ancestros.jpg': 1650,
  'events/painting-boda.jpg': 1280,
  'events/scene-boda.jpg': 900,
  'details/ancestros.jpg': 990,
  'details/ancestros-yacana.jpg': 640,
  'bottles/singani-premium-1.png': 880,
  'story/aprendiz.jpg': 1440,
  'sketch/tecnica-oleo.jpg': 288,
  'scenes/doorway.jpg': 1440,
  'scenes/artesanal.jpg': 2880,
  'scenes/tradiciones.jpg': 3360,
  'scenes/tradiciones-portrait.jpg': 2880,
}

test.each(Object.entries(widest))('the widest file of %s has %d pixels a row', (master, width) => {
  const { widths } = recipeFor(`/src/content/media/${master}`)
  expect(widths.at(-1)).toBe(width)
  expect(widths).toEqual([...widths].sort((a, b) => a - b))
})

/** AVIF: at 33 a painting, looked at twice its size, is as it is at 38; bottles at 39 and the rest higher. */
const leastQuality = (master: string) => (master.startsWith('paintings/') ? 33 : 38)

test.each(Object.keys(widest))('%s is encoded at least as well as was judged by eye', (master) => {
  const { avif, webp, jpeg } = recipeFor(`/src/content/media/${master}`)
  expect(avif.quality).toBeGreaterThanOrEqual(leastQuality(master))
  expect(webp.quality).toBeGreaterThanOrEqual(60)
  expect(jpeg.quality).toBeGreaterThanOrEqual(72)
})

test('small files of paintings are encoded better than large ones, which screens show at twice their size', () => {
  const recipe = recipeFor('/src/content/media/paintings/ancestros.jpg')
  expect([320, 480, 640, 1650].map((width) => avifFor(recipe, width).quality)).toEqual([42, 42, 33, 33])
  const ofBottles = recipeFor('/src/content/media/bottles/ancestros.webp')
  expect(avifFor(ofBottles, 120)).toEqual(ofBottles.avif)
})
