import { owner } from '../../../../src/content/owner'
import { personalised } from '../../../../src/content/personalised'
import { paths } from '../../../../src/shared/paths'
import { gateScreen } from '../gateScreen'
import { expectSeen } from '../interruptions'
import { observation, type Observer } from './observation'

/** Stops the film that many seconds before its end and measures the picture. */
const frameAt = async (player: HTMLVideoElement, secondsLeft: number) => {
  player.pause()
  const arrived = new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }))
  player.currentTime = player.duration - secondsLeft
  await arrived
  const canvas = new OffscreenCanvas(player.videoWidth, player.videoHeight)
  const brush = canvas.getContext('2d')
  brush?.drawImage(player, 0, 0)
  const data = brush?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray(4)
  const light = data.filter((part, index) => index % 4 === 1 && part > 200)
  return {
    hasCaption: (player.textTracks[0]?.activeCues?.length ?? 0) > 0,
    isDarkCorner: [...data.slice(0, 3)].every((part) => part < 40),
    /** Share of the picture that is as light as the letters. */
    bright: light.length / (data.length / 4),
  }
}

const ending = 'letras claras quietas sobre fondo oscuro, sin subtítulo, de 5 s a 0,2 s del final'

/** DS 1347 art. 20.b. A person sees that the letters are the legends; it is measured that nothing else moves. */
export const filmObserver: Observer = {
  ids: ['film-own', 'film-on-press', 'film-ending'],
  async observe(page, add) {
    const { kind } = owner.video.value
    add(observation('film-own', 'propio', kind === 'file' ? 'propio' : kind))
    if (kind !== 'file') return
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const isFilm = (path: string) => /^\/assets\/film[^/]*\.(mp4|webm)$/.test(path)
    await page.goto(paths.bottles)
    await gateScreen(page).enter()
    const button = page.getByRole('button', { name: personalised.video.play })
    await expectSeen(`el botón «${personalised.video.play}»`, button.scrollIntoViewIfNeeded())
    await page.waitForLoadState('networkidle')
    const before = asked.filter(isFilm).length
    await button.click()
    const video = page.locator('video')
    await video.evaluate(
      (player: HTMLVideoElement) =>
        player.readyState > 1 ||
        new Promise((ready) => player.addEventListener('loadeddata', ready, { once: true })),
    )
    add(
      observation(
        'film-on-press',
        '0 peticiones antes, sí después',
        `${before} peticiones antes, ${asked.some(isFilm) ? 'sí' : 'no'} después`,
      ),
    )
    const early = await video.evaluate(frameAt, 5)
    const late = await video.evaluate(frameAt, 0.2)
    const isStill =
      [early, late].every(
        ({ hasCaption, isDarkCorner, bright }) => !hasCaption && isDarkCorner && bright > 0.05,
      ) && Math.abs(early.bright - late.bright) < 0.005
    const seen = `luz ${early.bright.toFixed(3)} y ${late.bright.toFixed(3)}`
    add(observation('film-ending', ending, isStill ? ending : seen))
  },
}
