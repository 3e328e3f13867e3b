import { expect, test } from './support/visitor'
import { expectSome } from '../support/expectSome'

const film = /\/assets\/film[^/]*\.(mp4|webm)/

/** Stops the film that many seconds before its end and measures the picture. */
const lookAt = async (player: HTMLVideoElement, secondsLeft: number) => {
  player.pause()
  const arrived = new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }))
  player.currentTime = player.duration - secondsLeft
  await arrived
  const canvas = new OffscreenCanvas(player.videoWidth, player.videoHeight)
  const brush = canvas.getContext('2d')
  brush?.drawImage(player, 0, 0)
  const { data } = brush?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  const light = Array.from(data).filter((part, index) => index % 4 === 1 && part > 200)
  return {
    cues: player.textTracks[0]?.activeCues?.length,
    corner: Array.from(data).slice(0, 3),
    /** Share of the picture that is as light as the letters. */
    bright: light.length / (data.length / 4),
  }
}

for (const { screen, viewport, file, shape } of [
  { screen: 'a phone', viewport: { width: 390, height: 844 }, file: /film-phone\./, shape: 720 / 900 },
  { screen: 'a desktop', viewport: { width: 1440, height: 900 }, file: /film\./, shape: 1280 / 720 },
]) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('the film is asked for on the press alone, plays with its captions and ends on the legends', async ({
      visitor,
    }) => {
      const { page } = visitor
      await visitor.open('/botellas-personalizada')
      await visitor.enter()
      const button = page.getByRole('button', { name: 'Reproducir video: así nace una botella' })
      await button.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(expectSome(visitor.requests).filter((url) => film.test(url))).toEqual([])

      await button.click()
      const video = page.locator('video')
      await expect
        .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
        .toBeGreaterThan(0.2)
      const facts = await video.evaluate((player: HTMLVideoElement) => ({
        source: player.currentSrc,
        shape: player.videoWidth / player.videoHeight,
        duration: player.duration,
        captions: player.textTracks[0]?.mode,
      }))
      expect(facts.source).toMatch(file)
      expect(facts.shape).toBeCloseTo(shape, 2)
      expect(facts.duration).toBeGreaterThanOrEqual(15)
      expect(facts.duration).toBeLessThanOrEqual(25)
      expect(facts.captions).toBe('disabled')
      await expect(
        page.getByRole('list', { name: 'Lo que se ve en el video' }).getByRole('listitem'),
      ).toHaveCount(6)

      // As who turns them on sees them.
      await video.evaluate((player: HTMLVideoElement) => {
        for (const track of player.textTracks) track.mode = 'showing'
      })
      const atEnd = (secondsLeft: number) => video.evaluate(lookAt, secondsLeft)
      const [early, late] = [await atEnd(5), await atEnd(0.2)]
      expect(early.cues).toBe(0)
      expect(expectSome(early.corner).every((part) => part < 40)).toBe(true)
      expect(early.bright).toBeGreaterThan(0.05)
      expect(Math.abs(early.bright - late.bright)).toBeLessThan(0.005)
    })
  })
}
