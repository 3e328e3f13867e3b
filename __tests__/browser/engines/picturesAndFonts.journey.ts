import { question } from './support/visitor'
import { expect, test } from './support/test'
import { notFound } from './support/missingFiles'

test.describe('in the browser as it is installed', () => {
  // Its build without windows asks for pictures from so far that they take every connection of HTTP/1.1.
  test.use({ settings: { browser: ['as installed'] } })

  test('the page opens though its pictures do not arrive', async ({ visitor, site }) => {
    await visitor.open('/pinturas/ancestros')
    await visitor.waitForQuestion()
    const { met } = site.injectFailure({ at: /^\/media\//, delay: 30_000 })
    await visitor.answerYes()
    await visitor.waitForPage('Ancestros')
    // The others wait for the view.
    await visitor.tab.evaluate(() => document.querySelector('.painting-scale')?.scrollIntoView())
    await visitor.expectEventually(async () => met.length > 1, true)
  })
})

test('without fonts and pictures the page can be read and used', async ({ visitor, site }) => {
  visitor.allow(/woff2|media\/|Failed to load|downloadable font|404/)
  const fonts = site.injectFailure({ at: /\.woff2$/, answer: notFound })
  const pictures = site.injectFailure({ at: /^\/media\//, answer: notFound })
  await visitor.open('/pinturas/ancestros')
  expect(await visitor.title()).toBe(question)
  await visitor.answerYes()
  await visitor.waitForPage('Ancestros')
  await visitor.expectEventually(async () => pictures.met.length > 1, true)
  expect(fonts.met.length).toBeGreaterThan(0)
  const seen = await visitor.tab.evaluate(() => ({
    isLoaded: [...document.images].some((image) => image.naturalWidth > 0),
    alternative: document.querySelector<HTMLImageElement>('main img')?.alt ?? '',
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }))
  expect(seen).toEqual({ isLoaded: false, alternative: expect.stringMatching(/\w{4}/), isWide: false })
})

test('a reload before the fonts have arrived: the gate asks again, and SÍ enters', async ({
  visitor,
  site,
}) => {
  const { met } = site.injectFailure({ at: /\.woff2$/, delay: 2000 })
  await visitor.open('/')
  await visitor.waitForQuestion()
  await visitor.expectEventually(async () => met.length > 0, true, 'a font is requested')
  await visitor.tab.reload()
  await visitor.answerYes()
  await visitor.waitForHome()
})
