import { question } from './support/visitor'
import { expect, test } from './support/test'
import { notFound } from './support/missingFiles'

test.describe('in the browser as it is installed', () => {
  // Its build without windows asks for pictures from so far that they take every connection of HTTP/1.1.
  test.use({ settings: { browser: ['as installed'] } })

  test('the page opens though its pictures do not arrive', async ({ guest, site }) => {
    await guest.open('/pinturas/ancestros')
    await guest.isAsked()
    const { met } = site.plant({ at: /^\/media\//, delay: 30_000 })
    await guest.answerYes()
    await guest.isAt('Ancestros')
    // The others wait for the view.
    await guest.tab.look(() => document.querySelector('.painting-scale')?.scrollIntoView())
    await guest.sees(async () => met.length > 1, true)
  })
})

test('without fonts and pictures the page can be read and used', async ({ guest, site }) => {
  guest.allow(/woff2|media\/|Failed to load|downloadable font|404/)
  const fonts = site.plant({ at: /\.woff2$/, answer: notFound })
  const pictures = site.plant({ at: /^\/media\//, answer: notFound })
  await guest.open('/pinturas/ancestros')
  expect(await guest.title()).toBe(question)
  await guest.answerYes()
  await guest.isAt('Ancestros')
  await guest.sees(async () => pictures.met.length > 1, true)
  expect(fonts.met.length).toBeGreaterThan(0)
  const seen = await guest.tab.look(() => ({
    isLoaded: [...document.images].some((image) => image.naturalWidth > 0),
    alternative: document.querySelector<HTMLImageElement>('main img')?.alt ?? '',
    isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }))
  expect(seen).toEqual({ isLoaded: false, alternative: expect.stringMatching(/\w{4}/), isWide: false })
})

test('a reload before the fonts have arrived: the gate asks again, and SÍ enters', async ({
  guest,
  site,
}) => {
  const { met } = site.plant({ at: /\.woff2$/, delay: 2000 })
  await guest.open('/')
  await guest.isAsked()
  expect(met).not.toEqual([])
  await guest.tab.reload()
  await guest.answerYes()
  await guest.isAtHome()
})
