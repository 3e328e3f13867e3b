import { artists } from './artists'
import { paintings } from './paintings'
import { products } from './products'

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

const everyone = ['dueño', 'artista', 'asesoría legal'] as const
const house = ['dueño', 'asesoría legal'] as const

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

const painting = inFolder(`${media}/paintings`, {
  madeBy: 'Composición vectorial propia y pinceladas calculadas por programa; no copia a ningún artista.',
  mustApprove: everyone,
})
const bottle = inFolder(`${media}/bottles`, {
  madeBy: 'Botella modelada y calculada en Blender, con la pintura de muestra en la etiqueta.',
  mustApprove: everyone,
})
const commission = inFolder(`${media}/events`, {
  madeBy: 'Composición vectorial propia y pinceladas calculadas por programa; no es un encargo real.',
  mustApprove: everyone,
})
const eventScene = inFolder(`${media}/events`, {
  madeBy: 'Bodegón calculado en Blender con la pintura y la botella de muestra; no es una fotografía.',
  mustApprove: everyone,
})
const scene = inFolder(`${media}/scenes`, {
  madeBy: 'Bodegón calculado en Blender; no es una fotografía.',
  mustApprove: house,
})
const technique = inFolder(`${media}/techniques`, {
  madeBy: 'Detalle de una pintura de muestra, con la textura de la técnica añadida por programa.',
  mustApprove: ['dueño', 'artista'],
})
const film = inFolder(`${media}/film`, {
  madeBy: 'Animación hecha por programa con nuestras propias pinturas y botellas; sin sonido ni voz.',
  mustApprove: everyone,
})
const icon = inFolder('public', {
  madeBy: 'Dibujo vectorial propio, pasado a píxeles por programa.',
  mustApprove: ['dueño'],
})
const share = inFolder('public/share', {
  madeBy: 'Compuesta por programa con nuestras pinturas y botellas, para las vistas previas de los enlaces.',
  mustApprove: everyone,
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

/** Every picture the site ships, each looked at when its line was written. */
export const pictureInventory: readonly InventoryEntry[] = [
  painting(
    'totem-de-las-alturas.jpg',
    'Tótem de rostro cuadrado y corona de plumas, con una chakana dorada en el pecho, ante un gran sol.',
    'Figura de piedra, sin edad ni gesto de beber; revisar que su rostro no parezca un personaje infantil.',
  ),
  painting(
    'eco-e-imagen.jpg',
    'Dos perfiles de trenzas oscuras se miran sobre el agua, unidos por círculos de luz.',
    'Los dos rostros deben leerse como mujeres adultas; sin bebida ni promesa; revisar que no caricaturicen a nadie.',
  ),
  painting(
    'abuelos-chiquitanos.jpg',
    'Dos máscaras de abuelo con sombrero claro, plumas y barba blanca asoman entre hojas bajo un sol.',
    'Son máscaras de ancianos de una danza; revisar con alguien chiquitano que no caricaturicen.',
  ),
  painting(
    'taypi-paseno-2.jpg',
    'Ciudad de ladrillo en la ladera, con cabinas de teleférico, tres picos nevados, luna y una chakana al centro.',
    noPeople,
  ),
  painting(
    'ancestros.jpg',
    'Cinco figuras de máscara dorada y poncho de rombos bajo un cielo estrellado con una llama oscura.',
    'Figuras rituales con máscara; revisar que ninguna se lea como niño por su tamaño y que no caricaturicen.',
  ),
  painting(
    'cantares-de-mi-tierra.jpg',
    'Pareja de baile de espaldas, sin rasgos, con sombreros, pañuelos, pollera de franjas y racimos de uva.',
    'La pareja debe leerse como adulta; bailan sin beber; revisar que no se entienda que el éxito viene del singani.',
  ),
  painting(
    'bolivia-magica.jpg',
    'Sol con rostro sobre un salar rosado con flamencos, cactus y montañas.',
    'Sin personas ni promesa de éxito; revisar que el sol con rostro no parezca un dibujo animado.',
  ),

  bottle(
    'totem-de-las-alturas.png',
    'Singani Premium, tapa dorada, con la pintura Totem de las alturas.',
    label,
  ),
  bottle('eco-e-imagen.png', 'Singani Clásico, tapa plateada, con la pintura Eco e imagen.', label),
  bottle(
    'abuelos-chiquitanos.png',
    'Singani Premium, tapa dorada, con la pintura Abuelos chiquitanos.',
    label,
  ),
  bottle('taypi-paseno-2.png', 'Singani Clásico, tapa plateada, con la pintura Taypi paseño 2.', noPeople),
  bottle('ancestros.png', 'Singani Premium, tapa dorada, con la pintura Ancestros.', label),
  bottle(
    'cantares-de-mi-tierra.png',
    'Singani Premium, tapa dorada, con la pintura Cantares de mi tierra.',
    label,
  ),
  bottle('bolivia-magica.png', 'Singani Premium, tapa dorada, con la pintura Bolivia mágica.', label),
  bottle('event-boda.png', 'Singani Premium, tapa dorada, con la pintura de boda en la etiqueta.', label),
  bottle(
    'event-graduacion.png',
    'Singani Clásico, tapa plateada, con la pintura de graduación en la etiqueta.',
    'Camino a la cumbre con birrete: revisar que en una botella no se entienda como promesa de éxito.',
  ),

  commission(
    'painting-boda.jpg',
    'Pareja de novios sin rasgos, abrazada bajo una luna grande y un arco de flores.',
    'Los novios deben leerse como adultos; sin bebida, promesa de éxito ni caricatura.',
  ),
  commission(
    'painting-quince.jpg',
    'Corona de flores y mariposas sobre una tela de franjas que cae como una falda; no hay ninguna persona.',
    'La tela recuerda un vestido de quince: revisar que no se lea como una menor de 18, o cambiarla.',
  ),
  commission(
    'painting-bautizo.jpg',
    'Paloma blanca entre rayos de luz que baja hacia una concha abierta sobre el agua.',
    'Sin niños ni personas; revisar que la paloma no parezca un dibujo animado.',
  ),
  commission(
    'painting-graduacion.jpg',
    'Camino claro que sube a un nevado entre laureles, con libros y un birrete al pie.',
    'Sin personas; el camino a la cumbre puede leerse como promesa de éxito: que lo decida la asesoría.',
  ),
  eventScene(
    'scene-boda.jpg',
    'Cuadro de boda enmarcado, botella con la misma pintura y uvas, fondo vino.',
    eventLabel,
  ),
  eventScene(
    'scene-quince.jpg',
    'Cuadro de flores y mariposas, botella igual y uvas, fondo turquesa.',
    eventLabel,
  ),
  eventScene('scene-bautizo.jpg', 'Cuadro de la paloma, botella igual y uvas, fondo amarillo.', eventLabel),
  eventScene('scene-graduacion.jpg', 'Cuadro de la montaña, botella igual y uvas, fondo morado.', eventLabel),

  scene(
    'doorway.jpg',
    'Puerta escalonada iluminada, con un disco de chakana dorada; ninguna botella.',
    noPeople,
  ),
  scene(
    'artesanal.jpg',
    'Alambique de cobre, botella de Ancestros y uvas sobre mesa ocre, fondo verde.',
    noPeople,
  ),
  scene('artesanal-portrait.jpg', 'La escena del alambique en vertical, para teléfono.', noPeople),
  scene('arte.jpg', 'Cuadro Totem de las alturas, su botella y uvas, fondo azul.', noPeople),
  scene('arte-portrait.jpg', 'La escena del cuadro y su botella en vertical, para teléfono.', noPeople),
  scene('cultura.jpg', 'Las siete botellas sobre gradas de colores ante un sol rojo.', noPeople),
  scene('cultura-portrait.jpg', 'Las siete botellas sobre gradas, en vertical, para teléfono.', noPeople),
  scene(
    'tradiciones.jpg',
    'Botella de Bolivia mágica y un chuflay con lima sobre un awayo, fondo rojo.',
    noPeople,
  ),
  scene('tradiciones-portrait.jpg', 'La botella y el chuflay en vertical, para teléfono.', noPeople),
  scene('about.jpg', 'Cuadro Totem de las alturas, su botella y uvas sobre mesa amarilla.', noPeople),
  scene(
    'chuflay.jpg',
    'Chuflay con lima y hielo junto a la botella de Bolivia mágica, sobre un awayo.',
    noPeople,
  ),
  scene(
    'film-poster.jpg',
    'El tótem a medio pintar con pinceladas gruesas: primer cuadro de la película.',
    noPeople,
  ),
  scene('film-poster-portrait.jpg', 'El mismo cuadro de la película en vertical, para teléfono.', noPeople),

  technique('acrilico.jpg', 'Detalle de chakana en acrílico, con pinceladas y contornos oscuros.', noPeople),
  technique('oleo.jpg', 'Detalle de pollera de franjas en óleo, con pinceladas espesas.', noPeople),
  technique('pastel.jpg', 'Detalle de concha en pastel, con grano de papel.', noPeople),
  technique('mixta.jpg', 'Detalle de ciudad pintada con una tira de tejido cosida al lienzo.', noPeople),

  film(
    'film.mp4',
    'Pinturas que se pintan solas, las siete botellas, la marca y los cinco segundos de leyendas; H.264, 16:9.',
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

  share('inicio.jpg', 'Las siete botellas sobre la repisa, con la marca y el aviso de edad.', shareCheck),
  share(
    'nosotros.jpg',
    'Cuadro Ancestros enmarcado junto a su botella, con la marca y el aviso de edad.',
    shareCheck,
  ),
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
    share(
      `artista-${id}.jpg`,
      `Dos pinturas de ${name} y un detalle de cerca, con la marca y el aviso de edad.`,
      shareCheck,
    ),
  ),
]

const isApproved = ({ mustApprove, approvals }: InventoryEntry) =>
  mustApprove.every((approver) => approvals.includes(approver))

/** What still waits for the brand's picture or for somebody's approval. */
export const pendingPictures = (inventory: readonly InventoryEntry[] = pictureInventory): InventoryEntry[] =>
  inventory.filter((entry) => entry.sample || !isApproved(entry))
