/** A square piece of a painting, its place and its width as shares of the painting's width and height. */
interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
}

export interface Detail extends Place {
  /** The name of its master. */
  readonly painting: string
}

type Places = Readonly<Record<string, Place>>

/** How each artist paints, seen from close by: src/content/artistPortraits.ts. */
const ofPortraits: Places = {
  ancestros: { left: 0.175, top: 0.295, width: 0.6 },
  'cantares-de-mi-tierra': { left: 0, top: 0.54, width: 0.6 },
  'abuelos-chiquitanos': { left: 0, top: 0.12, width: 0.6 },
}

/** What each painting's own page shows of it: src/content/paintingDetails.ts. */
const ofPages: Readonly<Record<string, Places>> = {
  'totem-de-las-alturas': {
    chakana: { left: 0.341, top: 0.47, width: 0.315 },
    puma: { left: 0.66, top: 0.127, width: 0.263 },
    plumas: { left: 0.01, top: 0.466, width: 0.28 },
  },
  'eco-e-imagen': {
    luna: { left: 0.044, top: 0.009, width: 0.263 },
    balsa: { left: 0.12, top: 0.626, width: 0.332 },
    trenza: { left: 0.737, top: 0.511, width: 0.236 },
  },
  'abuelos-chiquitanos': {
    sombrero: { left: 0.187, top: 0.116, width: 0.289 },
    collares: { left: 0.525, top: 0.583, width: 0.284 },
    fronton: { left: 0.658, top: 0.16, width: 0.263 },
  },
  'taypi-paseno-2': {
    luna: { left: 0.362, top: 0.049, width: 0.275 },
    cabina: { left: 0.058, top: 0.38, width: 0.247 },
    awayo: { left: 0.236, top: 0.721, width: 0.268 },
  },
  ancestros: {
    yacana: { left: 0.263, top: 0.069, width: 0.315 },
    mascara: { left: 0.376, top: 0.298, width: 0.242 },
    poncho: { left: 0.362, top: 0.512, width: 0.273 },
  },
  'cantares-de-mi-tierra': {
    manos: { left: 0.384, top: 0.158, width: 0.242 },
    uvas: { left: 0.095, top: 0, width: 0.266 },
    trenzas: { left: 0.176, top: 0.432, width: 0.275 },
  },
  'bolivia-magica': {
    estrellas: { left: 0.715, top: 0, width: 0.22 },
    cactus: { left: 0.725, top: 0.377, width: 0.275 },
    flamenco: { left: 0.572, top: 0.756, width: 0.278 },
  },
}

/** By the name of its file. */
export const details: ReadonlyMap<string, Detail> = new Map([
  ...Object.entries(ofPortraits).map(([painting, place]) => [painting, { ...place, painting }] as const),
  ...Object.entries(ofPages).flatMap(([painting, places]) =>
    Object.entries(places).map(([name, place]) => [`${painting}-${name}`, { ...place, painting }] as const),
  ),
])
