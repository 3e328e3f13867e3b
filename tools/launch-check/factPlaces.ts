import { owner } from '../../src/content/owner'
import { ownerContact } from '../../src/content/ownerContact'
import { ownerEvents } from '../../src/content/ownerEvents'
import type { AllFacts } from '../../src/content/ownerFacts'
import { ownerLots } from '../../src/content/ownerLots'
import { ownerConfirmations } from '../../src/content/ownerConfirmations'
import { ownerStory } from '../../src/content/ownerStory'
import { ownerPlaces } from '../../src/content/ownerPlaces'
import { paths } from '../../src/shared/paths'

const files = {
  owner,
  ownerConfirmations,
  ownerContact,
  ownerEvents,
  ownerLots,
  ownerPlaces,
  ownerStory,
}

const somePainting = paths.painting('totem-de-las-alturas')
const someProduct = paths.product('singani-premium-1')

/** A page on which each fact can be seen; one of a group stands for all of it. */
const pages: Readonly<Record<keyof AllFacts, string>> = {
  phone: paths.home,
  canonicalUrl: '/sitemap.xml',
  foundedYear: paths.about,
  founderMotherBirthplace: paths.about,
  foundersVillage: paths.about,
  founderQuote: paths.about,
  making: paths.about,
  artistNames: paths.paintings,
  artistBiographies: paths.artist('artista-del-altiplano'),
  paintingRecords: somePainting,
  tastingNotes: someProduct,
  bottleVolumeMl: someProduct,
  vineyardValley: someProduct,
  servingTemperature: someProduct,
  delivery: someProduct,
  pictures: paths.home,
  socials: paths.home,
  video: paths.bottles,
  spellingsToConfirm: paths.home,
  copyrightYear: paths.home,
  mail: `${paths.about}#donde-probar`,
  contactChannels: someProduct,
  eventPrices: paths.bottles,
  formerIds: '/productos/singani-premium',
  lots: `${someProduct}?lote=${ownerLots.lots.value[0]?.id ?? ''}`,
  bottleDifferences: someProduct,
  allergens: someProduct,
  house: `${paths.about}#donde-probar`,
  openHours: `${paths.about}#donde-probar`,
  shops: `${paths.about}#donde-probar`,
  publicEvents: `${paths.about}#donde-probar`,
}

/** @param key of a fact, or `group.key` */
export function findPlace(key: string): { file: string; page: string } {
  const [name = ''] = key.split('.')
  const [file] = Object.entries(files).find(([, facts]) => name in facts) ?? []
  if (!file || !(name in pages)) throw new Error(`No hay un dato ${key}.`)
  return { file: `src/content/${file}.ts`, page: pages[name as keyof AllFacts] }
}
