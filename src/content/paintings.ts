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
      'Un guardián de rostro cuadrado mira de frente. Las plumas de la corona se abren sobre el sol, las alas de cóndor salen de sus hombros y una chakana de oro ocupa el centro del pecho. Lo sostiene un puma de piedra.',
      'Todo está construido con líneas rectas y contornos oscuros, como un tejido. Solo el suelo se ondula, en franjas de turquesa, amarillo y rojo. Dos llamas, al pie de las gradas, dan la medida de la piedra.',
    ],
    image: {
      source: totemDeLasAlturas,
      alt: 'Tótem de rostro cuadrado con corona de plumas y alas, ante un gran sol; lleva una chakana dorada en el pecho y se apoya en un puma.',
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
      'Un perfil de mujer escucha con los ojos cerrados. Detrás se repite tres veces, cada vez más lejos y más frío: rosa, violeta, turquesa. La luna abre círculos en el cielo, como una voz cuando sale.',
      'El lago guarda la imagen del mismo rostro, cabeza abajo y partida por el agua. A la izquierda, una mujer de sombrero va en una balsa de totora. Eco es lo que vuelve por el aire; imagen, lo que vuelve por el agua.',
    ],
    image: {
      source: ecoEImagen,
      alt: 'Perfil de mujer con los ojos cerrados y tres ecos violetas y turquesas sobre un lago de noche; una mujer cruza en balsa bajo la luna.',
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
      'Una pareja de edad mira de frente. Él lleva barba blanca, sombrero de paja con flores y un bastón con cintas; ella, trenzas blancas, tipoy de color teja y un manto verde con franjas.',
      'Detrás están un tajibo en flor, el sol y la iglesia de una misión, con sus columnas torneadas. Las hojas del primer plano cierran el cuadro, como si alguien los mirara desde el monte. Las arrugas están dibujadas una por una.',
    ],
    image: {
      source: abuelosChiquitanos,
      alt: 'Pareja de ancianos de la Chiquitania, él con barba y sombrero de paja, ella con trenzas blancas y flores, ante un tajibo y una iglesia de misión.',
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
      'La ciudad de ladrillo sube por los dos lados de la hoyada y enciende sus ventanas. Arriba están los nevados y la luna llena con sus anillos; sobre los techos cruzan cabinas rojas y amarillas.',
      'Taypi es, en aymara, el centro donde las cosas se encuentran. Aquí es una plaza redonda con una chakana. Dos mujeres de sombrero, de espaldas, suben hacia ella por una avenida de luz. La línea que las une con la luna parte el cuadro en dos.',
    ],
    image: {
      source: taypiPaseno2,
      alt: 'Dos mujeres de espaldas suben por una avenida hacia una plaza redonda con chakana, entre casas de ladrillo, nevados, teleféricos y luna llena.',
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
      'Cinco presencias de máscara dorada, casi de la misma altura, velan la noche del altiplano. Unas llevan corona de rayos y otras de plumas. Ningún poncho repite al vecino: cada uno tiene su orden de rombos escalonados, franjas y flecos.',
      'En la Vía Láctea camina la yana phuyu, una llama que no está hecha de estrellas sino de lo oscuro entre ellas. Abajo, sobre una tela tejida, quedaron maíz, flores y ovillos de lana, entre dos montones de piedras.',
    ],
    image: {
      source: ancestros,
      alt: 'Cinco figuras de máscara dorada y ponchos de rombos, de pie ante una tela con ofrendas, bajo la Vía Láctea y una llama oscura con una estrella por ojo.',
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
      'Una pareja baila con los pañuelos en alto y el sol queda justo entre las dos manos. Ella está de espaldas, con dos trenzas y una pollera que se abre como abanico; él, de perfil, baja la mirada bajo el sombrero.',
      'El sol sale en anillos, como un sonido, y los cerros repiten la curva en morado y vino. Las hileras de la viña corren hacia unas casas claras. La guitarra descansa junto a una canasta de uvas: la canción ya está en el baile.',
    ],
    image: {
      source: cantaresDeMiTierra,
      alt: 'Una pareja adulta baila con pañuelos en alto, ella de espaldas con pollera abierta y él de perfil con poncho, ante un sol de anillos y un valle de viñas.',
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
      'Un sol de almanaque, con rayos rectos y llamas por turnos, cierra los ojos sobre el borde del salar. Tres flamencos caminan entre los hexágonos de sal: uno mira, otro busca en el agua y el tercero se queda atrás.',
      'En la isla de piedra, los cactus llevan una flor pálida en la punta. Arriba quedan estrellas y abajo ya es rosada la mañana; el agua delgada devuelve el cielo al revés, dorado lejos y violeta cerca de nosotros.',
    ],
    image: {
      source: boliviaMagica,
      alt: 'Un gran sol de ojos cerrados sobre el salar rosado, con tres flamencos entre hexágonos de sal, una isla de cactus en flor, nevados y estrellas.',
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
