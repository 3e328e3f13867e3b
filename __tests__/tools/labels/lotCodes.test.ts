import '../../../tools/build/nodeAssets'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { owner } from '../../../src/content/owner'
import { ownerLots } from '../../../src/content/ownerLots'
import { lotCodes } from '../../../tools/labels/lotCodes'
import { expectSome } from '../../support/expectSome'

const read = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

test('each lot has a code that a phone reads as the address of its bottle and lot', async () => {
  const codes = lotCodes()
  expect(codes.map(({ id }) => id)).toEqual(ownerLots.lots.value.map(({ id }) => id))
  for (const { id, svg } of expectSome(codes)) {
    const { product } = ownerLots.lots.value.find((lot) => lot.id === id)!
    expect(await read(svg)).toBe(`${owner.canonicalUrl.value}/productos/${product}?lote=${id}`)
  }
})

test('around the code four modules are blank', () => {
  for (const { svg } of expectSome(lotCodes())) expect(svg).toContain('M4 4h')
})
