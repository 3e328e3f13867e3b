/**
 * By file, what is added at its end: facts as an owner could write them, none of them the sample. They are added, not
 * replaced, so that this works whatever the owner has written since.
 */
export const otherFacts: Readonly<Record<string, string>> = {
  'src/content/owner.ts': `
Object.assign(owner, {
  phone: confirmed('59171234567'),
  canonicalUrl: confirmed('https://www.bohemia56.bo'),
  bottleVolumeMl: confirmed(700),
  servingTemperature: confirmed(null),
  vineyardValley: confirmed('Valle de Cinti'),
})
Object.assign(owner.artistNames, {
  'artista-del-altiplano': confirmed('Juana Colque'),
  'artista-de-los-valles': confirmed('Elena Rueda'),
  'artista-de-los-llanos': confirmed('Clara Molina'),
})
Object.assign(owner.delivery, { area: confirmed('Tarija y Potosí'), cost: confirmed('desde 30Bs. por caja') })
Object.assign(owner.socials, { facebook: confirmed('https://www.facebook.com/bohemia56') })
`,
  'src/content/ownerContact.ts': `
Object.assign(ownerContact, {
  mail: { value: 'pedidos@bohemia56.bo', sample: false, note: '' },
  contactChannels: { value: ['call', 'sms', 'copy'], sample: false, note: '' },
})
`,
  'src/content/ownerLots.ts': `
const renamed = ownerLots.lots.value.map((lot) => ({ ...lot, id: 'L' + lot.id }))
const [first] = ownerLots.lots.value
const newest = { ...first!, id: 'L26-1', harvest: '2026-03-21', distilled: '2026-04-26', bottled: '2026-11-04' }
Object.assign(ownerLots, {
  lots: { value: [...renamed, newest], sample: false, note: '' },
  allergens: { value: 'Puede tener restos de uva', sample: false, note: '' },
})
`,
  'src/content/ownerPlaces.ts': `
const [event] = ownerPlaces.publicEvents.value
Object.assign(ownerPlaces, {
  house: {
    value: { ...ownerPlaces.house.value, name: 'Casa 56', address: 'Calle Ingavi 560', latitude: -21.6 },
    sample: false,
    note: '',
  },
  shops: { value: ownerPlaces.shops.value.slice(0, 1), sample: false, note: '' },
  publicEvents: {
    value: [
      { ...event, kind: 'fair', name: 'Feria de la uva', first: '2026-03-01', last: '2026-03-02' },
      { ...event, kind: 'tasting', name: 'Cata del mes', first: '2029-03-01', last: '2029-03-01' },
    ],
    sample: false,
    note: '',
  },
  openHours: { value: [{ days: [2, 7], opens: '11:00', closes: '18:00' }], sample: false, note: '' },
})
`,
  'src/content/ownerEvents.ts': `
const prices = ownerEvents.eventPrices.value!
Object.assign(ownerEvents, {
  eventPrices: { value: { ...prices, deliveryWeeks: prices.deliveryWeeks + 1 }, sample: false, note: '' },
})
`,
  'src/content/ownerStory.ts': `
Object.assign(ownerStory, { foundedYear: { value: 2014, sample: false, note: '' } })
`,
}
