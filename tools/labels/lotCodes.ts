import encodeQR from 'qr'
import { ownerLots } from '../../src/content/ownerLots'
import { lotAddress } from '../../src/shared/lotAddress'
import { absoluteUrl } from '../build/head/structuredData'

/** Modules of blank around a code, as ISO/IEC 18004 asks for on a label, where other ink is near. */
const quietZone = 4

/** For each lot the code that its label carries, as SVG: it leads to the product's page with the lot. */
export const lotCodes = () =>
  ownerLots.lots.value.map((lot) => {
    const address = absoluteUrl(lotAddress(lot))
    return { id: lot.id, address, svg: encodeQR(address, 'svg', { ecc: 'medium', border: quietZone }) }
  })
