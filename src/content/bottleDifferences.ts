import type { ProductId } from './collection'
import { classicPrice, premiumPrice } from './constants'
import type { ProductLine } from './models'
import { countMonths } from './months'
import { numberWord } from './numberWords'
import { owner } from './owner'
import { formatPrice } from './price'
import { readPrice } from './total'

/** What tells a bottle's singani from the others of its line. Sample: `bottleDifferences` in ownerLots.ts. */
export const bottleDifferences: Readonly<Record<ProductId, string>> = {
  'singani-premium-1':
    'Es el más floral de los cinco Premium: de la segunda destilación se guardó solo el centro.',
  'singani-clasico-1': 'De los dos Clásico es el verde: su uva es de los primeros días de la vendimia.',
  'singani-premium-2': 'Ningún otro trae pimienta: el corte se cerró más tarde y dejó pasar la especia.',
  'singani-clasico-2':
    'Donde el otro Clásico huele a tallo de hierba, este huele a lima y a menta; su uva se cosechó una semana después.',
  'singani-premium-3':
    'De los cinco Premium es el más seco, el primero que se destiló y el que más días pasó en vidrio.',
  'singani-premium-4': 'Es el de uva tardía: se cosechó al final, ya muy madura; de ahí el durazno.',
  'singani-premium-5':
    'La miel es solo suya: su uva sale de unas pocas hileras y la tanda es la más chica de todas.',
}

const rest = `${numberWord(countMonths(owner.making.value.months.rest))} meses en vidrio`
const priceGap = formatPrice(readPrice(premiumPrice) - readPrice(classicPrice))

/** What the bottles of a line share, and what tells it from the other line. */
export const lineDifferences: Readonly<Record<ProductLine, string>> = {
  premium: `Como los otros Premium, pasa dos veces por el cobre y ${rest}; el Clásico pasa una vez y cuesta ${priceGap} menos.`,
  clasico: `Como el otro Clásico, pasa una vez por el cobre y ${rest}; el Premium pasa dos veces y cuesta ${priceGap} más.`,
}
