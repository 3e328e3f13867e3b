import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import '../../tools/build/nodeAssets'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { FilmWindow } from './browser/main'
import { captions } from './captions'
import { requireFfmpeg, writeMp4, writeOriginal, writeWebm } from './encode'
import { filmHtml } from './page'
import { formats, framesPerSecond, timeline, type FilmFormat } from './timeline'
import { withBrowser, show } from '../../tools/shared/drawInChromium'

const media = 'src/content/media'
const posterTime = 2.6

const moment = async (page: Page, seconds: number) => {
  await page.evaluate((at) => (window as unknown as FilmWindow).at(at), seconds)
  return page.screenshot({ type: 'jpeg', quality: 96 })
}

/** The legends stand still: their one picture fills the last seconds. */
async function* framesOf(page: Page) {
  const legends = Math.round(timeline.legends * framesPerSecond)
  const end = Math.round(timeline.end * framesPerSecond)
  for (let frame = 0; frame < legends; frame++) yield moment(page, frame / framesPerSecond)
  const still = await moment(page, timeline.end)
  for (let frame = legends; frame < end; frame++) yield still
}

async function makeFormat(format: FilmFormat, folder: string) {
  const html = await filmHtml(format)
  const original = join(folder, `${format.name}.mp4`)
  await withBrowser(format.width, format.height, async (page) => {
    await show(page, html)
    await writeOriginal(original, framesOf(page))
  })
  await writeMp4(original, join(media, 'film', `${format.name}.mp4`))
  await writeWebm(original, join(media, 'film', `${format.name}.webm`))
}

const filmStill = async (seconds: number, format: FilmFormat) => {
  const html = await filmHtml(format)
  return withBrowser(format.width, format.height, async (page) => {
    await show(page, html)
    return moment(page, seconds)
  })
}

async function makePoster(name: string, format: FilmFormat) {
  const still = sharp(await filmStill(posterTime, format))
  await still.jpeg({ quality: 88, mozjpeg: true }).toFile(join(media, 'scenes', `${name}.jpg`))
}

/** Both shapes of the film in both codecs, its captions and its posters, in `src/content/media`. */
export async function makeFilm() {
  requireFfmpeg()
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  try {
    for (const format of formats) await makeFormat(format, folder)
    await writeFile(join(media, 'film/film.es.vtt'), captions())
    await makePoster('film-poster', formats[0])
    await makePoster('film-poster-portrait', formats[1])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return join(media, 'film/film.mp4')
}
