import { statSync } from 'node:fs'
import sharp from 'sharp'
import { brand } from '../../../../src/content/constants'
import { products } from '../../../../src/content/products'
import { fullTitle } from '../../../../src/shared/fullTitle'
import { paths } from '../../../../src/shared/paths'
import { pageHeads } from '../../../../tools/build/head/pageHeads'
import { expectSome } from '../../../support/expectSome'

/**
 * How a link is cut, the shortest that is documented:
 * WhatsApp: opengraphplus.com/consumers/whatsapp/tags (title 60 to 81 signs, description 65 to 81, by the phone's
 * width); pictures at least 300 px wide, of 300 KB at most (techcompare.app, "WhatsApp link previews"; Meta's own page,
 * developers.facebook.com/documentation/business-messaging/whatsapp/link-previews, names no lower number).
 * Facebook: pictures of 1200 × 630, 1.91:1 (ogpreview.app/guides/facebook-link-preview).
 * Google: about 600 px of title, 50 to 60 signs, and 150 to 160 signs of description
 * (tidyutils.com/guides/title-tag-meta-description-length); it documents none itself.
 */
const cut = { title: 60, chat: 65, search: 158, pictureBytes: 300_000 } as const

const previews = pageHeads().map(({ path, title, description, share }) => ({
  path,
  title: fullTitle(title),
  description,
  inChat: `${fullTitle(title)} · ${description.slice(0, cut.chat)}`,
  picture: `public/share/${share}.jpg`,
}))

it('no title is cut anywhere, and no description in a search', () => {
  for (const { path, title, description } of expectSome(previews)) {
    expect([path, title.length <= cut.title]).toEqual([path, true])
    expect([path, description.length <= cut.search]).toEqual([path, true])
  }
})

it('before the cut of a chat every page says its brand, singani, and where it is from', () => {
  for (const { path, inChat } of expectSome(previews)) {
    expect([path, inChat]).toEqual([path, expect.stringContaining(brand)])
    expect([path, inChat]).toEqual([path, expect.stringMatching(/\bsinganis?\b/i)])
    expect([path, inChat]).toEqual([path, expect.stringMatching(/\b(bolivian[oa]s?|Bolivia|Tarija)\b/)])
  }
})

it('before it a bottle says its painting, its volume and its strength, and its price follows at once', () => {
  for (const { id, namePainting, volume, strength, price } of expectSome(products)) {
    const { inChat, description } = previews.find(({ path }) => path === paths.product(id))!
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    for (const word of [namePainting, plain(volume), plain(strength)]) expect(inChat).toContain(word)
    expect(description.indexOf(price) + price.length).toBeLessThanOrEqual(80)
  }
})

it('every picture has the shape and weight that each of them takes', async () => {
  for (const { picture } of expectSome(previews)) {
    const { width, height, format } = await sharp(picture).metadata()
    expect([picture, width, height, format]).toEqual([picture, 1200, 630, 'jpeg'])
    expect([picture, statSync(picture).size <= cut.pictureBytes]).toEqual([picture, true])
  }
})
