import type { firstBottles } from './firstBottles'
import { classicPrice } from './constants'
import { harvest } from './harvest'
import { bottleTotal } from './laterBottles'
import { numberWord } from './numberWords'
import { owner } from './owner'
import { scenes } from './scenes'

type FirstPainting = (typeof firstBottles)[number]['painting']

const what = 'Singani artesanal boliviano'
// Of the cheaper line: __tests__/content/catalogue.test.ts compares all bottles.
const price = `desde ${classicPrice}`

const making = owner.making.value

/** spec §2, home. */
export const home = {
  title: `${what} · ${price}`,
  titleParts: { what, price },
  bottles: { path: '/#singanis', label: `Las ${numberWord(bottleTotal)} botellas` },
  documentTitle: what,
  heroLabel: 'Artesanal, arte, cultura y tradiciones',
  about: {
    heading: 'Una bodega que también es una galería',
    text: `«Bohemia», por el movimiento cultural que nos inspira; «56», en homenaje a la madre de nuestro fundador. De ahí salieron ${numberWord(bottleTotal)} singanis, cada uno vestido con un cuadro boliviano.`,
    link: { path: '/nosotros', label: 'Leer más' },
    image: harvest,
  },
  facts: [
    { value: '1.800\u00a0m', label: 'de altura o más: ahí madura la uva del Premium' },
    {
      value: `${making.grapeKilos}\u00a0kg`,
      label: 'de uva Moscatel por botella, en promedio',
    },
    { value: `${making.fermentationDays}\u00a0días`, label: 'fermenta el mosto' },
    {
      value: `${making.easelHours}\u00a0h`,
      label: 'de caballete por cuadro de 60\u00a0×\u00a080\u00a0cm',
    },
  ],
  products: { heading: 'Nuestro singanis' },
  unrolling: {
    text: 'Cada etiqueta se despega de su botella y se vuelve el cuadro entero.',
    link: 'Desenrolla esta etiqueta',
    another: 'Ver otra etiqueta',
  },
  paintings: {
    heading: 'Las pinturas de las etiquetas',
    text: 'Recórrelas y pregunta por los originales.',
    link: { path: '/pinturas', label: 'Ver todo las pinturas' },
    paintingIds: [
      'ancestros',
      'taypi-paseno-2',
      'abuelos-chiquitanos',
      'bolivia-magica',
    ] satisfies readonly FirstPainting['id'][],
  },
  personalised: {
    eyebrow: 'Botellas personalizadas',
    heading: 'Tu fiesta también merece un cuadro',
    text: 'Una pintura original para tu fiesta, y la misma en cada etiqueta.',
    link: { path: '/botellas-personalizada', label: 'Conoce cómo funciona' },
    image: scenes.boda,
  },
} as const
