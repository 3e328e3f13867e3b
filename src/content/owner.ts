import { brand } from './constants'
import type { SocialLink } from './models'
import type { MonthRange } from './months'

export interface OwnerFact<T> {
  readonly value: T
  /** True while the value is ours and waits for the owner's. */
  readonly sample: boolean
  /** Spanish: what to replace it with. */
  readonly note: string
}

/** The film that ships with the site, or one of the brand's channel. */
export type OwnerVideo = { readonly kind: 'file' } | { readonly kind: 'youtube'; readonly id: string }

function sampleArtist(name: string): OwnerFact<string> {
  return sample(name, `Reemplaza «${name}» por el nombre con el que firma quien pintó las obras.`)
}

const artistNames = {
  'artista-del-altiplano': sampleArtist('Artista del Altiplano'),
  'artista-de-los-valles': sampleArtist('Artista de los Valles'),
  'artista-de-los-llanos': sampleArtist('Artista de los Llanos'),
}

export type ArtistId = keyof typeof artistNames

/** How one bottle is made, in figures. */
interface MakingFigures {
  /** Grapes in one bottle. */
  readonly grapeKilos: number
  readonly fermentationDays: number
  /** How long one run of the still takes. */
  readonly stillHours: number
  /** Before the easel, for one painting. */
  readonly easelHours: number
  readonly labellers: number
  /** That the labellers dress together. */
  readonly bottlesPerHour: number
  /** The months in which each step happens. */
  readonly months: Readonly<Record<'grapes' | 'still' | 'rest' | 'painting' | 'label', MonthRange>>
}

export interface Owner {
  readonly phone: OwnerFact<string>
  readonly canonicalUrl: OwnerFact<string>
  readonly making: OwnerFact<MakingFigures>
  readonly artistNames: Readonly<Record<ArtistId, OwnerFact<string>>>
  /** What a bottle holds, in ml; all bottles are of one size. */
  readonly bottleVolumeMl: OwnerFact<number>
  /** Where the grapes grow; each line's altitude is in lineFacts.ts. */
  readonly vineyardValley: OwnerFact<string>
  /** In °C, of the bottle that is opened; null where none is to be named. */
  readonly servingTemperature: OwnerFact<readonly [from: number, to: number] | null>
  readonly delivery: {
    /** Cities, as they follow «en». */
    readonly area: OwnerFact<string>
    /** Days, as they follow the cities. */
    readonly time: OwnerFact<string>
    /** As it follows «envío». */
    readonly cost: OwnerFact<string>
  }
  readonly socials: Readonly<Record<SocialLink['icon'], OwnerFact<string>>>
  readonly video: OwnerFact<OwnerVideo>
  readonly copyrightYear: OwnerFact<number>
}

/** @param note for the owner: `tools/build/bundles/siteBundle.ts` leaves it out of what visitors load */
export function sample<T>(value: T, note: string): OwnerFact<T> {
  return { value, sample: true, note: process.env.BOHEMIA_NOTES === 'off' ? '' : note }
}

export function confirmed<T>(value: T): OwnerFact<T> {
  return { value, sample: false, note: '' }
}

function sampleProfile(name: string, href: string): OwnerFact<string> {
  return sample(href, `Pega la dirección completa del perfil de ${brand} en ${name}.`)
}

/** Everything only the owner knows, with the files owner….ts beside it; `npm run launch:check` lists what is still a sample. */
export const owner: Owner = {
  phone: sample('59170000056', 'Escribe el número de WhatsApp con el código de país y solo cifras: 591…'),
  canonicalUrl: sample(
    'https://bohemia56.example',
    'Escribe la dirección del sitio, con https y sin barra final.',
  ),
  making: sample<MakingFigures>(
    {
      grapeKilos: 6,
      fermentationDays: 12,
      stillHours: 9,
      easelHours: 90,
      labellers: 4,
      bottlesPerHour: 40,
      months: { grapes: [3, 3], still: [4, 4], rest: [5, 10], painting: [6, 8], label: [11, 11] },
    },
    'Confirma con la bodega y los artistas los meses, días, horas, kilos y personas de «Cómo se hace una botella», y sus cinco textos en src/content/story.ts.',
  ),
  artistNames,
  bottleVolumeMl: sample(750, 'Escribe cuántos mililitros lleva la botella, como figuran en su etiqueta.'),
  vineyardValley: sample(
    'Valle Central de Tarija',
    'Escribe el valle de donde viene la uva, con su departamento.',
  ),
  servingTemperature: sample<readonly [from: number, to: number] | null>(
    [8, 12],
    'Escribe entre cuántos grados conviene servir el singani, o null para no decirlo.',
  ),
  delivery: {
    area: sample(
      'Tarija, La Paz, Cochabamba y Santa Cruz',
      'Escribe las ciudades a las que entregas, separadas por comas.',
    ),
    time: sample('de 3 a 5 días hábiles', 'Escribe en cuántos días llega un pedido a esas ciudades.'),
    cost: sample(
      'desde 25Bs. por caja de hasta 6\u00a0botellas',
      'Escribe cuánto cuesta la entrega y de cuántas botellas.',
    ),
  },
  socials: {
    facebook: sampleProfile('Facebook', 'https://www.facebook.com/bohemia56.muestra'),
    instagram: sampleProfile('Instagram', 'https://www.instagram.com/bohemia56.muestra'),
    tiktok: sampleProfile('TikTok', 'https://www.tiktok.com/@bohemia56.muestra'),
    youtube: sampleProfile('YouTube', 'https://www.youtube.com/@bohemia56.muestra'),
    spotify: sampleProfile('Spotify', 'https://open.spotify.com/user/bohemia56.muestra'),
  },
  video: sample<OwnerVideo>(
    { kind: 'file' },
    'Deja la película de muestra o escribe { kind: "youtube", id } con el video de la marca, y en src/content/personalised.ts lo que se ve en él.',
  ),
  copyrightYear: confirmed(2026),
}
