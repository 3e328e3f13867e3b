import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import '../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { withTemporaryFolder } from '../shared/withTemporaryFolder'
import type { FilmWindow } from './browser/main'
import { captionsVtt } from './captions'
import { requireFfmpeg, writeMp4, writeOriginal, writeWebm } from './encode'
import { filmHtml } from './filmHtml'
import { formats, framesPerSecond, timeline, wrapTimes, type FilmFormat } from './timeline'
import { withBrowser, showDocument } from '../../tools/shared/drawInChromium'

const media = 'src/content/media'
/** The bottle is dressed; the painting that its label was taken from hangs beside it in place of the words. */
const posterTime = wrapTimes.to

const captureFrame = async (page: Page, seconds: number) => {
  await page.evaluate((at) => (window as unknown as FilmWindow).drawFrame(at), seconds)
  return page.screenshot({ type: 'jpeg', quality: 96 })
}

/** The legends stand still: their one picture fills the last seconds. */
async function* captureFrames(page: Page) {
  const legends = Math.round(timeline.legends * framesPerSecond)
  const end = Math.round(timeline.end * framesPerSecond)
  for (let frame = 0; frame < legends; frame++) yield captureFrame(page, frame / framesPerSecond)
  const still = await captureFrame(page, timeline.end)
  for (let frame = legends; frame < end; frame++) yield still
}

async function encodeFormat(format: FilmFormat, folder: string) {
  const html = await filmHtml(format)
  const original = join(folder, `${format.name}.mp4`)
  await withBrowser(format.width, format.height, async (page) => {
    await showDocument(page, html)
    await writeOriginal(original, captureFrames(page))
  })
  await writeMp4(original, join(media, 'film', `${format.name}.mp4`))
  await writeWebm(original, join(media, 'film', `${format.name}.webm`))
}

const capturePoster = async (seconds: number, format: FilmFormat) => {
  const html = await filmHtml(format)
  return withBrowser(format.width, format.height, async (page) => {
    await showDocument(page, html)
    await page.evaluate(() => document.body.classList.add('is-poster'))
    return captureFrame(page, seconds)
  })
}

async function writePoster(name: string, format: FilmFormat) {
  const still = sharp(await capturePoster(posterTime, format))
  await still.jpeg({ quality: 88, mozjpeg: true }).toFile(join(media, 'scenes', `${name}.jpg`))
}

/** Both shapes of the film in both codecs, its captions and its posters, in `src/content/media`. */
export async function drawFilm() {
  requireFfmpeg()
  await withTemporaryFolder(async (folder) => {
    for (const format of formats) await encodeFormat(format, folder)
  })
  await writeFile(join(media, 'film/film.es.vtt'), captionsVtt())
  await writePoster('film-poster', formats[0])
  await writePoster('film-poster-portrait', formats[1])
  return join(media, 'film/film.mp4')
}
