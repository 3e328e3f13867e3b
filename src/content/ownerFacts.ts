import { findLotProblems } from './findLotProblems'
import { findContactProblems } from './findContactProblems'
import { findPlaceProblems } from './findPlaceProblems'
import { findPriceProblems } from './findPriceProblems'
import { artists } from './artists'
import { findFormerIdProblems } from './findFormerIdProblems'
import { isWhole } from './isWhole'
import { owner, type Owner, type OwnerFact } from './owner'
import { ownerLots, type OwnerLots } from './ownerLots'
import { ownerContact, type OwnerContact } from './ownerContact'
import { ownerEvents, type OwnerEvents } from './ownerEvents'
import { ownerPlaces, type OwnerPlaces } from './ownerPlaces'
import { ownerConfirmations, type OwnerConfirmations } from './ownerConfirmations'
import { ownerStory, type OwnerStory } from './ownerStory'
import { paintings } from './paintings'
import { products } from './products'

export type AllFacts = Owner &
  OwnerConfirmations &
  OwnerContact &
  OwnerEvents &
  OwnerLots &
  OwnerPlaces &
  OwnerStory

/** The facts of owner.ts and the files beside it. */
export const allFacts: AllFacts = {
  ...owner,
  ...ownerLots,
  ...ownerContact,
  ...ownerEvents,
  ...ownerPlaces,
  ...ownerConfirmations,
  ...ownerStory,
}

interface SampleFact {
  readonly key: string
  readonly note: string
}

function isFact(entry: object): entry is OwnerFact<unknown> {
  return 'value' in entry && 'sample' in entry
}

/** Every fact with its key, groups as `group.key`. */
export function listFacts(owner: AllFacts): readonly (readonly [key: string, fact: OwnerFact<unknown>])[] {
  return Object.entries(owner).flatMap(([key, entry]: [string, object]) =>
    isFact(entry)
      ? [[key, entry] as const]
      : Object.entries(entry).map(
          ([name, fact]: [string, OwnerFact<unknown>]) => [`${key}.${name}`, fact] as const,
        ),
  )
}

function isSecureUrl(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}

/** One Spanish sentence for each value that would break the site; empty when all is well. */
export function validateOwner(owner: AllFacts): string[] {
  const problems: string[] = []
  for (const [key, { value }] of listFacts(owner)) {
    if (typeof value === 'string' && value.trim() === '') problems.push(`${key}: no puede quedar vacío.`)
  }
  if (!/^\d{8,15}$/.test(owner.phone.value)) {
    problems.push('phone: escribe entre 8 y 15 cifras, sin «+» ni espacios.')
  }
  if (!isSecureUrl(owner.canonicalUrl.value) || owner.canonicalUrl.value.endsWith('/')) {
    problems.push('canonicalUrl: escribe una dirección https sin barra final.')
  }
  if (!isWhole(owner.foundedYear.value, 1900, owner.copyrightYear.value)) {
    problems.push(`foundedYear: escribe un año entre 1900 y ${owner.copyrightYear.value}.`)
  }
  const { months, ...figures } = owner.making.value
  for (const [name, figure] of Object.entries(figures)) {
    if (!isWhole(figure, 1, 1e6)) problems.push(`making.${name}: escribe un número entero mayor que cero.`)
  }
  for (const [name, [from, to]] of Object.entries(months)) {
    if (from < 1 || to < from || to > 12)
      problems.push(`making.months.${name}: escribe dos meses del 1 al 12, en orden.`)
  }
  if (!isWhole(owner.bottleVolumeMl.value, 50, 5000)) {
    problems.push('bottleVolumeMl: escribe los mililitros como número entero entre 50 y 5000.')
  }
  const temperature = owner.servingTemperature.value
  if (temperature && !(isWhole(temperature[0], -20, temperature[1]) && isWhole(temperature[1], -20, 30))) {
    problems.push('servingTemperature: escribe dos temperaturas en °C, enteras, de -20 a 30 y en orden.')
  }
  problems.push(...findLotProblems(owner.lots.value, months, owner.copyrightYear.value))
  const idsOf = (pages: readonly { readonly id: string }[]) => pages.map(({ id }) => id)
  problems.push(
    ...findFormerIdProblems(owner.formerIds.value, {
      producto: idsOf(products),
      pintura: idsOf(paintings),
      artista: idsOf(artists),
    }),
  )
  problems.push(...findPriceProblems(owner.eventPrices.value))
  problems.push(...findContactProblems(owner))
  problems.push(
    ...findPlaceProblems({
      house: owner.house.value,
      openHours: owner.openHours.value,
      shops: owner.shops.value,
      publicEvents: owner.publicEvents.value,
    }),
  )
  for (const [name, { value }] of Object.entries(owner.socials)) {
    if (!isSecureUrl(value)) problems.push(`socials.${name}: escribe una dirección que empiece con https://.`)
  }
  const video = owner.video.value
  if (video.kind === 'youtube' && !/^[\w-]{11}$/.test(video.id)) {
    problems.push('video: el id de YouTube tiene 11 caracteres entre letras, cifras, «-» y «_».')
  }
  return problems
}

/** What the owner still has to replace or confirm before launch. */
export function listSamples(owner: AllFacts): SampleFact[] {
  return listFacts(owner)
    .filter(([, fact]) => fact.sample)
    .map(([key, { note }]) => ({ key, note }))
}
