import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { siWhatsapp } from 'simple-icons'
import { WhatsAppIcon } from '../../../src/shared/ui/WhatsAppIcon'

/** Grey levels of 24×24 pixels, 0 to 255. */
const drawPixels = (svg: string) =>
  sharp(Buffer.from(svg), { density: 600 })
    .resize(24, 24)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()

it('its shorter path draws what simple-icons has', async () => {
  const markup = renderToStaticMarkup(createElement(WhatsAppIcon))
  const ours = await drawPixels(markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))
  const theirs = await drawPixels(siWhatsapp.svg)
  expect(ours).toHaveLength(24 * 24)
  expect(Math.max(...ours.map((grey, index) => Math.abs(grey - theirs[index]!)))).toBeLessThan(50)
})
