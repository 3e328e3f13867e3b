import { artists } from './artists'
import { cocktails } from './cocktails'
import type { BottleRecord } from './bottleRecord'
import { collection, type PaintingId } from './collection'
import { eventPhotos } from './eventPhotos'
import type { PictureSource } from './models'
import { numberWord } from './numberWords'
import { paintingDetails } from './paintingDetails'
import { paintings } from './paintings'
import { products } from './products'
import { recipePictures } from './recipePictures'
import { bottlesDrawn } from './scenes'

type Approver = 'dueño' | 'artista' | 'asesoría legal'

/** One file people see. Ley 259 art. 8: what a person has to confirm in it before launch. */
export interface InventoryEntry {
  /** From the project's root. */
  readonly file: string
  readonly shows: string
  readonly madeBy: string
  /** True while it is our art and waits for the brand's. */
  readonly sample: boolean
  readonly mustApprove: readonly Approver[]
  /** Those who have approved it so far. */
  readonly approvals: readonly Approver[]
  readonly legalCheck: string
  readonly reviewedBy?: string
  /** `2026-11-20` */
  readonly reviewedOn?: string
}

type Facts = Pick<InventoryEntry, 'madeBy' | 'mustApprove'>

const allApprovers = ['dueño', 'artista', 'asesoría legal'] as const
const withoutArtist = ['dueño', 'asesoría legal'] as const

const inFolder =
  (folder: string, facts: Facts) =>
  (name: string, shows: string, legalCheck: string): InventoryEntry => ({
    file: `${folder}/${name}`,
    shows,
    legalCheck,
    ...facts,
    sample: true,
    approvals: [],
  })

const media = 'src/content/media'

const painted =
  'Composición propia y pinceladas calculadas por programa (artwork/paintings); no copia a ningún artista.'

const painting = inFolder(`${media}/paintings`, { madeBy: painted, mustApprove: allApprovers })
const detail = inFolder(`${media}/details`, { madeBy: painted, mustApprove: allApprovers })
const ownPainting = inFolder(`${media}/story`, { madeBy: painted, mustApprove: withoutArtist })
const bottle = inFolder(`${media}/bottles`, {
  madeBy: 'Botella modelada y calculada en Blender, con la pintura en la etiqueta.',
  mustApprove: allApprovers,
})
const commission = inFolder(`${media}/events`, {
  madeBy: `${painted} No es un encargo real.`,
  mustApprove: allApprovers,
})
const eventScene = inFolder(`${media}/events`, {
  madeBy:
    'Bodegón calculado en Blender (artwork/scenes) con la pintura y la botella de muestra; no es una fotografía.',
  mustApprove: allApprovers,
})
const stillLife = {
  madeBy: 'Bodegón calculado en Blender (artwork/scenes); no es una fotografía.',
  mustApprove: withoutArtist,
} as const
const scene = inFolder(`${media}/scenes`, stillLife)
const storyScene = inFolder(`${media}/story`, stillLife)
const makingStep = inFolder(`${media}/making`, stillLife)
const technique = inFolder(`${media}/sketch`, {
  madeBy:
    'Detalle de un boceto dibujado por el propio sitio (src/features/sketch), en la técnica que muestra.',
  mustApprove: ['dueño', 'artista'],
})
const ownSketch = inFolder(`${media}/sketch`, {
  madeBy: 'Dibujada por el propio sitio (src/features/sketch) y guardada como imagen.',
  mustApprove: withoutArtist,
})
const film = inFolder(`${media}/film`, {
  madeBy:
    'Animación hecha por programa con los bodegones de los cinco pasos, una pintura y su botella; sin sonido ni voz.',
  mustApprove: allApprovers,
})
const icon = inFolder('public', {
  madeBy: 'Dibujo vectorial propio, pasado a píxeles por programa.',
  mustApprove: ['dueño'],
})
const share = inFolder('public/share', {
  madeBy: 'Compuesta por programa con las pinturas y botellas, para las vistas previas de los enlaces.',
  mustApprove: allApprovers,
})

const label = 'La etiqueta repite la pintura: revisar que la figura se lea como adulta y no como mascota.'
const noPeople = 'Sin personas, sin promesa de éxito ni caricatura; revisar que nada atraiga a menores de 18.'
const iconCheck = 'Figura geométrica: nadie menor de 18, sin promesa de éxito ni caricatura.'
const eventLabel =
  'Sin personas alrededor de la botella; revisar que el cuadro no muestre ni sugiera a menores de 18 y que no prometa éxito.'
const filmCheck =
  'Nadie en pantalla; revisar que no prometa éxito y que los últimos cinco segundos sean solo las dos leyendas.'
const shareCheck =
  'Se ve fuera de la puerta de edad: revisar el aviso «Solo para mayores de 18 años», si debe llevar las dos leyendas y que ninguna figura parezca menor.'

const anyPainting =
  'Revisar que toda figura se lea como adulta, que nadie beba y que no prometa éxito ni caricaturice.'
const paintingChecks: Partial<Record<PaintingId, string>> = {
  'totem-de-las-alturas':
    'Figura de piedra, sin edad ni gesto de beber; revisar que ni el rostro ni el puma parezcan personajes infantiles.',
  'eco-e-imagen':
    'Los rostros deben leerse como de mujer adulta; sin bebida ni promesa; revisar que no caricaturicen a nadie.',
  'abuelos-chiquitanos':
    'Son personas mayores y no beben; revisar con alguien chiquitano los trajes y que no caricaturicen.',
  'taypi-paseno-2':
    'Las dos mujeres deben leerse como adultas; no beben; sin promesa de éxito ni caricatura.',
  ancestros:
    'Figuras rituales con máscara, de proporción adulta y altura casi igual; sin bebida; revisar que ninguna se lea como niño y que no caricaturicen.',
  'cantares-de-mi-tierra':
    'La pareja debe leerse como adulta; bailan sin beber y no hay copa ni botella; revisar que no se entienda que el éxito viene del singani.',
  'bolivia-magica':
    'Sin personas ni promesa de éxito; el sol sigue los grabados de almanaque, sin sonrisa; revisar que no parezca un dibujo animado.',
}

/** The pictures to draw anew because they show another number of bottles, as `npm run pictures` names them. */
export const outdatedPictures: readonly string[] =
  bottlesDrawn === products.length ? [] : ['share/inicio', 'share/pinturas', 'scene/cultura']

/** The last part of its address is its file's name. */
const fileName = ({ base }: PictureSource) => `${base.split('/').at(-1)}.jpg`

const bottleRecords: readonly BottleRecord[] = collection

/** The entry's facts where the picture is not our sample. */
const delivered = (madeBy: string | undefined) => madeBy && { madeBy, sample: false }

/** Every picture the site ships, each looked at when its line was written. */
export const pictureInventory: readonly InventoryEntry[] = [
  ...paintings.map(({ id, image: { alt }, madeBy }) => ({
    ...painting(`${id}.jpg`, alt, paintingChecks[id] ?? anyPainting),
    ...delivered(madeBy),
  })),
  detail(
    'ancestros.jpg',
    'Tres de las figuras con máscara de Ancestros, hasta la cintura.',
    paintingChecks.ancestros ?? anyPainting,
  ),
  detail(
    'cantares-de-mi-tierra.jpg',
    'La pollera abierta de la bailarina de Cantares de mi tierra, sin su rostro.',
    paintingChecks['cantares-de-mi-tierra'] ?? anyPainting,
  ),
  detail(
    'abuelos-chiquitanos.jpg',
    'El rostro y el sombrero del abuelo de Abuelos chiquitanos, junto a un árbol en flor.',
    paintingChecks['abuelos-chiquitanos'] ?? anyPainting,
  ),
  ...Object.entries(paintingDetails).flatMap(([id, details]) =>
    details.map(({ image: { source, alt } }) =>
      detail(fileName(source), alt, paintingChecks[id as PaintingId] ?? anyPainting),
    ),
  ),
  ...products.map(({ id, title, cap, namePainting, paintingId }) => ({
    ...bottle(
      `${paintingId}.webp`,
      `${title}, tapa ${cap.toLowerCase()}, con la pintura ${namePainting}.`,
      label,
    ),
    ...delivered(bottleRecords.find((record) => record.id === id)?.madeBy),
  })),
  bottle('event-boda.webp', 'Singani Premium, tapa dorada, con la pintura de boda en la etiqueta.', label),
  bottle(
    'event-graduacion.webp',
    'Singani Clásico, tapa plateada, con la pintura de graduación en la etiqueta.',
    'Libro, birrete y laurel: revisar que en una botella no se entiendan como promesa de éxito.',
  ),

  commission(
    'painting-boda.jpg',
    'Novio de barba corta y novia de velo y corona de flores, de unos treinta años, casi de espaldas y de perfil uno frente al otro, bajo un arco de rosas sobre una alfombra tejida.',
    'Los novios deben leerse como adultos; son personas inventadas; sin bebida, promesa de éxito ni caricatura.',
  ),
  commission(
    'painting-boda-campo.jpg',
    'Pareja adulta de novios, de espaldas y de la mano, por un camino entre viñas, bajo dos árboles morados de copa común con guirnaldas de luces.',
    'Los novios deben leerse como adultos; sin bebida, promesa de éxito ni caricatura.',
  ),
  commission(
    'painting-quince.jpg',
    'Quince rosas en un cántaro de barro sobre un tejido, cinco mariposas y una ventana con luna; no hay ninguna persona ni prenda.',
    'Celebra los quince años solo con flores; la asesoría confirma que pueda ofrecerse en un sitio de alcohol.',
  ),
  commission(
    'painting-bautizo.jpg',
    'Paloma blanca entre rayos sobre una pila de piedra con agua, lirios y una vela encendida; no hay ninguna persona.',
    'Sin niños ni personas; la paloma es un ave natural, no un dibujo animado; la asesoría valora el uso de un símbolo religioso.',
  ),
  commission(
    'painting-aniversario.jpg',
    'Casa con una ventana encendida entre dos árboles, bajo la Vía Láctea, guirnaldas de papel y dos golondrinas; sin personas.',
    'Sin personas ni promesa; revisar que las guirnaldas y golondrinas no se lean como fiesta infantil ni dibujo animado.',
  ),
  commission(
    'painting-bodas-de-oro.jpg',
    'Pareja de ancianos de espaldas en un banco, bajo un mismo awayo, ella con trenzas blancas y él con sombrero, ante lago y nevados dorados.',
    'Dos ancianos de espaldas, sin bebida; revisar que no se entienda promesa de amor, salud o larga vida.',
  ),
  commission(
    'painting-graduacion.jpg',
    'Árbol de flores rojas de papel que crece de un libro abierto, hojas de cuaderno pegadas, libros apilados, birrete y laurel al pie, nevados lejanos; sin personas.',
    'Sin personas; revisar que birrete y laurel en una botella no se entiendan como promesa de éxito ni se dirijan a menores de 18.',
  ),
  commission(
    'painting-eleccion.jpg',
    'Siete personas adultas de espaldas, con sombreros, trenzas y ponchos, en una plaza con arcos, banderines de papel y serpentinas, ante una urna cerrada con una guirnalda de flores.',
    'Adultos sin rostro, banderas, siglas ni símbolos; revisar que ningún color se lea como de un partido y la norma sobre alcohol en días de elección.',
  ),

  ...eventPhotos.map(({ id, image: { alt } }) => eventScene(`scene-${id}.jpg`, alt, eventLabel)),
  ...cocktails.flatMap(({ id, images }) =>
    Object.entries(images).map(([line, { alt }]) => scene(`${id}-${line}.jpg`, alt, noPeople)),
  ),
  ...Object.entries(recipePictures).flatMap(([id, ofBottles]) =>
    paintings
      .filter((each) => each.id in ofBottles)
      .map((each) =>
        scene(`${id}-${each.id}.jpg`, `La misma bebida junto a la botella con ${each.title}.`, noPeople),
      ),
  ),

  scene(
    'doorway.jpg',
    'Puerta escalonada iluminada, con un disco de chakana dorada; ninguna botella.',
    noPeople,
  ),
  scene(
    'artesanal.jpg',
    'Alambique de cobre, botella de Ancestros, su cuadro y uvas sobre mesa celeste, fondo verde.',
    noPeople,
  ),
  scene('artesanal-portrait.jpg', 'La escena del alambique en vertical, para teléfono.', noPeople),
  scene('arte.jpg', 'Cuadro Totem de las alturas, su botella y uvas, fondo azul.', noPeople),
  scene('arte-portrait.jpg', 'La escena del cuadro y su botella en vertical, para teléfono.', noPeople),
  scene(
    'cultura.jpg',
    `Las ${numberWord(bottlesDrawn)} botellas sobre gradas de colores ante un disco claro.`,
    noPeople,
  ),
  scene(
    'cultura-portrait.jpg',
    `Las ${numberWord(bottlesDrawn)} botellas sobre gradas, en vertical, para teléfono.`,
    noPeople,
  ),
  scene(
    'tradiciones.jpg',
    'Botella de Bolivia mágica y un chuflay con lima sobre un awayo, fondo rojo.',
    noPeople,
  ),
  scene('tradiciones-portrait.jpg', 'La botella y el chuflay en vertical, para teléfono.', noPeople),
  scene(
    'film-poster.jpg',
    'El cuadro Bolivia mágica enmarcado y su botella, ya vestida: un momento de la película.',
    noPeople,
  ),
  scene('film-poster-portrait.jpg', 'El mismo momento de la película en vertical, para teléfono.', noPeople),

  storyScene(
    'aprendiz.jpg',
    'Alambique de cobre con el pico sobre un frasco, y escoba de paja contra una pared celeste.',
    noPeople,
  ),
  ownPainting(
    'mision.jpg',
    'Destilador mayor, de espaldas, con sombrero y tirantes, atiza el fuego de un alambique de cobre; barril, damajuanas, uvas y ventana a los viñedos.',
    'Hombre mayor trabajando; nadie bebe, sin promesa de éxito; revisar que su figura no se lea como caricatura.',
  ),
  ownPainting(
    'vision.jpg',
    'Mujer y hombre adultos de espaldas cosechan uva en un viñedo de altura, con canastas, sierra, nubes y una rama con racimos.',
    'Los dos deben leerse como adultos; trabajan sin beber; sin promesa de éxito ni caricatura.',
  ),

  makingStep('uva.jpg', 'Canasta de mimbre con racimos de uva verde y hojas de parra, fondo rojo.', noPeople),
  makingStep(
    'alambique.jpg',
    'Cuello de alambique de cobre sobre un frasco de vidrio, fondo violeta.',
    noPeople,
  ),
  makingStep('reposo.jpg', 'Tres damajuanas de vidrio con corcho, fondo turquesa claro.', noPeople),
  makingStep(
    'cuadro.jpg',
    'Lienzo de Bolivia mágica a medio pintar en un caballete, pinceles y potes, fondo ámbar.',
    noPeople,
  ),
  makingStep(
    'etiqueta.jpg',
    'Botella de Eco e imagen, y otra de tapa dorada a la que se pone la etiqueta de Bolivia mágica; fondo azul.',
    label,
  ),

  technique('tecnica-acrilico.jpg', 'Rosas y cielo en acrílico: formas planas de borde duro.', noPeople),
  technique('tecnica-oleo.jpg', 'Rosas y cielo en óleo: pinceladas espesas.', noPeople),
  technique('tecnica-pastel.jpg', 'Rosas y cielo en pastel: bordes borrosos y grano de papel.', noPeople),
  technique('tecnica-mixta.jpg', 'Rosas y cielo en técnica mixta: papeles rasgados y pegados.', noPeople),

  ownSketch(
    'botella-premium.jpg',
    'Boceto de la botella Premium sola, con la etiqueta del ejemplo; no hay ninguna persona.',
    noPeople,
  ),
  ownSketch(
    'botella-clasico.jpg',
    'Boceto de la botella Clásico sola, con la etiqueta del ejemplo; no hay ninguna persona.',
    noPeople,
  ),
  ownSketch(
    'ejemplo.jpg',
    'Boceto de una botella con su etiqueta, a lápiz: una chakana entre flores, ante un sol y sobre un awayo; no hay ninguna persona.',
    noPeople,
  ),

  film(
    'film.mp4',
    'Los cinco pasos de una botella, de la uva a la etiqueta, la marca y los cinco segundos de leyendas; H.264, 16:9.',
    filmCheck,
  ),
  film('film.webm', 'La misma película en WebM, 16:9.', filmCheck),
  film('film-phone.mp4', 'La misma película en vertical 4:5, para teléfono; H.264.', filmCheck),
  film('film-phone.webm', 'La misma película en vertical 4:5, para teléfono; WebM.', filmCheck),
  film(
    'film.es.vtt',
    'Subtítulos en español de la película; callan sobre las leyendas para no taparlas.',
    'Revisar que no prometan éxito, no hablen a menores de 18 y no tapen las leyendas.',
  ),

  icon('favicon.svg', 'Chakana dorada sobre fondo de noche.', iconCheck),
  icon('favicon.ico', 'Chakana dorada, 32 píxeles.', iconCheck),
  icon('apple-touch-icon.png', 'Chakana dorada sin esquinas redondas, 180 píxeles.', iconCheck),
  icon('icons/icon-192.png', 'Chakana dorada, 192 píxeles.', iconCheck),
  icon('icons/icon-512.png', 'Chakana dorada, 512 píxeles.', iconCheck),
  icon('icons/icon-maskable-512.png', 'Chakana dorada con margen para recortes, 512 píxeles.', iconCheck),

  share(
    'inicio.jpg',
    `Las ${numberWord(bottlesDrawn)} botellas sobre la repisa, con la marca y el aviso de edad.`,
    shareCheck,
  ),
  share('nosotros.jpg', 'Cuadro Ancestros y su botella, con la marca y el aviso de edad.', shareCheck),
  share(
    'pinturas.jpg',
    'Dos pinturas enmarcadas y el detalle de otra, con la marca y el aviso de edad.',
    shareCheck,
  ),
  share(
    'botellas-personalizada.jpg',
    'Cuadro de boda enmarcado junto a la botella que lo lleva, con la marca y el aviso de edad.',
    shareCheck,
  ),
  ...products.map(({ id, title, namePainting }) =>
    share(
      `productos-${id}.jpg`,
      `Botella de ${title} con la pintura ${namePainting}, y el aviso de edad.`,
      shareCheck,
    ),
  ),
  ...paintings.map(({ id, title }) =>
    share(
      `pinturas-${id}.jpg`,
      `Pintura ${title} enmarcada junto a su botella, con la marca y el aviso de edad.`,
      shareCheck,
    ),
  ),
  ...artists.map(({ id, name }) =>
    share(`artista-${id}.jpg`, `Dos pinturas de ${name}, un detalle y el aviso de edad.`, shareCheck),
  ),
]

const isApproved = ({ mustApprove, approvals }: InventoryEntry) =>
  mustApprove.every((approver) => approvals.includes(approver))

/** What still waits for the brand's picture or for somebody's approval. */
export const pendingPictures = (inventory: readonly InventoryEntry[] = pictureInventory): InventoryEntry[] =>
  inventory.filter((entry) => entry.sample || !isApproved(entry))
