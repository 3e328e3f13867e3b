import abuelosChiquitanos from './media/paintings/abuelos-chiquitanos.jpg'
import ancestros from './media/paintings/ancestros.jpg'
import boliviaMagica from './media/paintings/bolivia-magica.jpg'
import cantaresDeMiTierra from './media/paintings/cantares-de-mi-tierra.jpg'
import ecoEImagen from './media/paintings/eco-e-imagen.jpg'
import taypiPaseno2 from './media/paintings/taypi-paseno-2.jpg'
import totemDeLasAlturas from './media/paintings/totem-de-las-alturas.jpg'
import type { Painting } from './models'

/** Titles as published (spec §3); the rest is sample until the artists confirm it (owner.ts). */
export const paintings = [
  {
    id: 'totem-de-las-alturas',
    title: 'Totem de las alturas',
    artistId: 'artista-del-altiplano',
    technique: 'acrilico',
    medium: 'Acrílico sobre lienzo',
    widthCm: 60,
    heightCm: 80,
    text: [
      'Un guardián de rostro cuadrado mira de frente, con la cordillera a su espalda. Las plumas de la corona se abren sobre un sol redondo y una chakana de oro ocupa el centro del pecho.',
      'Todo está construido con líneas rectas y contornos oscuros, como un retablo. Solo el suelo se ondula: franjas de turquesa, amarillo y rojo que bajan hasta el borde del lienzo.',
    ],
    image: {
      source: totemDeLasAlturas,
      alt: 'Tótem de rostro cuadrado y corona de plumas de colores, con una chakana dorada en el pecho, ante un gran sol y un cielo azul de rayos.',
    },
  },
  {
    id: 'eco-e-imagen',
    title: 'Eco e imagen',
    artistId: 'artista-de-los-valles',
    technique: 'acrilico',
    medium: 'Acrílico sobre lienzo',
    widthCm: 45,
    heightCm: 60,
    text: [
      'Dos perfiles iguales se miran a la orilla del agua. Entre las bocas cerradas flota una hilera de luces, y los círculos que nacen de ahí se abren hasta llenar el cielo.',
      'Una mitad es cálida y la otra más clara, como una voz y su regreso. Abajo, el lago apenas guarda de ellas unos trazos de rosa y amarillo.',
    ],
    image: {
      source: ecoEImagen,
      alt: 'Dos perfiles de trenzas oscuras se miran frente a frente sobre el agua, unidos por círculos de luz rosada y violeta.',
    },
  },
  {
    id: 'abuelos-chiquitanos',
    title: 'Abuelos chiquitanos',
    artistId: 'artista-de-los-llanos',
    technique: 'acrilico',
    medium: 'Acrílico sobre lienzo',
    widthCm: 60,
    heightCm: 80,
    text: [
      'Dos máscaras de abuelo asoman entre las hojas, como las que salen a bailar en las fiestas de la Chiquitania. Llevan sombrero claro, plumas de colores y barba blanca pintada a rayas.',
      'La madera tiene dos tonos, mitad luz y mitad sombra, y los ojos muy abiertos. Atrás, un sol amarillo entra por un hueco del monte y enciende las hojas más altas.',
    ],
    image: {
      source: abuelosChiquitanos,
      alt: 'Dos máscaras de abuelo con sombrero claro, plumas de colores y barba blanca asoman entre hojas verdes bajo un sol amarillo.',
    },
  },
  {
    id: 'taypi-paseno-2',
    title: 'Taypi paseño 2',
    artistId: 'artista-del-altiplano',
    technique: 'mixta',
    medium: 'Técnica mixta sobre lienzo',
    widthCm: 45,
    heightCm: 60,
    text: [
      'La ciudad de ladrillo trepa por la hoyada hasta donde empiezan los nevados. Por encima de los techos cruzan cabinas rojas y amarillas, y la luna llena espera a un costado.',
      'Taypi es, en aymara, el centro donde las cosas se encuentran. Aquí es un medallón con una chakana, puesto en medio de las casas como una plaza vista desde el aire.',
    ],
    image: {
      source: taypiPaseno2,
      alt: 'Casas de ladrillo cubren la ladera bajo tres nevados y la luna; cruzan cabinas de teleférico y al centro hay un medallón con una chakana.',
    },
  },
  {
    id: 'ancestros',
    title: 'Ancestros',
    artistId: 'artista-del-altiplano',
    technique: 'oleo',
    medium: 'Óleo sobre lienzo',
    widthCm: 60,
    heightCm: 80,
    text: [
      'Cinco presencias de máscara dorada velan la noche del altiplano. Sus ponchos repiten rombos y franjas, como los tejidos que pasan de una mano a otra dentro de una familia.',
      'Arriba se abre la Vía Láctea y por ella camina una llama oscura, hecha del cielo que queda entre las estrellas. La figura del medio es la más alta; las demás la acompañan de dos en dos.',
    ],
    image: {
      source: ancestros,
      alt: 'Cinco figuras de máscara dorada con rayos y ponchos de rombos, de pie bajo la Vía Láctea y la silueta oscura de una llama.',
    },
  },
  {
    id: 'cantares-de-mi-tierra',
    title: 'Cantares de mi tierra',
    artistId: 'artista-de-los-valles',
    technique: 'oleo',
    medium: 'Óleo sobre lienzo',
    widthCm: 60,
    heightCm: 80,
    text: [
      'Una pareja baila con el pañuelo en alto, entre dos racimos de uva y los cerros de siempre. La pollera se abre como un abanico; el poncho lleva las franjas del tejido.',
      'No les hace falta el rostro: la danza está en los brazos y en la tela. Detrás, el sol se repite en anillos y la colina vuelve a decir, en rojos y morados, la misma curva.',
    ],
    image: {
      source: cantaresDeMiTierra,
      alt: 'Una pareja adulta baila con pañuelos en alto, ella con pollera de franjas y él con poncho, entre racimos de uva y cerros rojizos.',
    },
  },
  {
    id: 'bolivia-magica',
    title: 'Bolivia mágica',
    artistId: 'artista-de-los-llanos',
    technique: 'pastel',
    medium: 'Pastel al óleo sobre lienzo',
    widthCm: 30,
    heightCm: 40,
    text: [
      'Un sol de rostro tranquilo se apoya en el borde del salar. Tres flamencos caminan sobre los hexágonos de sal y, en la isla, los cactus llevan una flor naranja en la punta.',
      'La hora no se decide: arriba quedan estrellas y abajo ya es rosada la mañana. La sal devuelve los dos colores sin mezclarlos.',
    ],
    image: {
      source: boliviaMagica,
      alt: 'Un gran sol con rostro se posa sobre el salar, con tres flamencos rosados, una isla de cactus y montañas azules bajo un cielo de estrellas.',
    },
  },
] as const satisfies readonly Painting[]

export function findPainting(id: string | undefined): Painting | undefined {
  return paintings.find((painting) => painting.id === id)
}

/** `60 × 80 cm`, with spaces that never break. */
export function measures({ widthCm, heightCm }: Pick<Painting, 'widthCm' | 'heightCm'>): string {
  return `${widthCm}\u00a0×\u00a0${heightCm}\u00a0cm`
}
