import '../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import { expectSome } from '../support/expectSome'
import { waitForPaint } from './support/waitForPaint'
import { expect, test } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

const button = (page: Page) => page.getByRole('link', { name: /^Escríbenos por WhatsApp/ }).last()

const scrollBy = async (page: Page, top: number) => {
  await page.mouse.wheel(0, top)
  await waitForPaint(page)
}

/** Runs in the page: the tags of what lies under the round button, less the boxes around it. */
const findCovered = () => {
  const chat = document.querySelector('.chat-button-floating')!
  const { left, right, top, bottom } = chat.getBoundingClientRect()
  return [left + 8, (left + right) / 2, right - 8]
    .flatMap((x) => [top + 8, (top + bottom) / 2, bottom - 8].map((y) => document.elementsFromPoint(x, y)))
    .flatMap((stack) => stack.filter((element) => !chat.contains(element)))
    .filter((element) => element.matches('p, h1, h2, h3, li, dt, dd, figcaption, img, a, button, .awayo'))
    .map(({ localName, className }) => `${localName}.${className}`)
}

/** Runs in the page: the texts with a line that lies partly under the round button. */
const findCoveredWords = () => {
  const chat = document.querySelector('.chat-button-floating')!
  const button = chat.getBoundingClientRect()
  const isUnderButton = ({ left, right, top, bottom }: DOMRect) =>
    left < button.right && right > button.left && top < button.bottom && bottom > button.top
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const covered: string[] = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    if ([...range.getClientRects()].some(isUnderButton)) covered.push(range.toString())
  }
  return covered
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('home opens with the round button on the ground of the legends alone', async ({ visitor }) => {
      const { page } = visitor
      await visitor.returnTo('/')
      await expect(button(page)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(findCovered)).toEqual([])
    })

    test('an artist’s page opens with the round button on no words', async ({ visitor }) => {
      const { page } = visitor
      await visitor.returnTo('/pinturas/artista/artista-de-los-valles')
      await expect(button(page)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(findCoveredWords)).toEqual([])
    })

    for (const path of ['/', '/nosotros', '/pinturas/ancestros', '/pinturas/artista/artista-de-los-valles'])
      test(`${path}: the round button is away while the page is read, and covers nothing`, async ({
        visitor,
      }) => {
        const { page } = visitor
        await visitor.returnTo(path)
        for (const step of expectSome([300, 300, 300, 300])) {
          await scrollBy(page, step)
          await expect(button(page)).not.toBeInViewport()
        }
        // Keyboard: in the order of the page all the time, and back in view with the focus.
        await page.locator('.footer a').last().focus()
        await button(page).focus()
        await expect(button(page)).toBeInViewport({ ratio: 1 })
        await button(page).blur()
      })

    test('it comes back as the page is scrolled up, but never over a control', async ({ visitor }) => {
      const { page } = visitor
      await visitor.returnTo('/nosotros')
      await scrollBy(page, 900)
      await expect(button(page)).not.toBeInViewport()
      await scrollBy(page, -60)
      await expect(button(page)).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => {
        const control = document.createElement('button')
        control.style.cssText = 'position: fixed; inset: auto 0 0; height: 100px'
        document.body.append(control)
      })
      await scrollBy(page, -60)
      await expect(button(page)).not.toBeInViewport()
    })

    test('it comes back where the reader rests at the end of the page', async ({ visitor }) => {
      const { page } = visitor
      await visitor.returnTo('/nosotros')
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(button(page)).not.toBeInViewport()
      await expect(button(page)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(findCovered)).toEqual([])
    })
  })

test('a phone opens a painting’s page with its price and its chat in view, and no round button', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.returnTo('/pinturas/ancestros')
  await expect(page.locator('.painting-offer__price')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.painting-offer .button')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.chat-button-floating')).toBeHidden()
  await scrollBy(page, 900)
  await scrollBy(page, -60)
  await expect(button(page)).toBeInViewport({ ratio: 1 })
})

test('a tablet opens a painting’s page with the round button on no words', async ({ visitor }) => {
  const { page } = visitor
  await page.setViewportSize({ width: 768, height: 1024 })
  await visitor.returnTo('/pinturas/ancestros')
  await expect(button(page)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(findCoveredWords)).toEqual([])
})

test('in a window lower than the hero, home opens with it in its usual corner', async ({ visitor }) => {
  const { page } = visitor
  await page.setViewportSize({ width: 390, height: 667 })
  await visitor.returnTo('/')
  await expect(button(page)).toBeInViewport({ ratio: 1 })
  const { x, y, width, height } = (await button(page).boundingBox())!
  expect({ right: 390 - x - width, bottom: 667 - y - height }).toEqual({ right: 8, bottom: 12 })
})
