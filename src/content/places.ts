import { capitalise } from './capitalise'
import { compareText } from './compareText'
import { brand, minimumAge } from './constants'
import { nameDays, nameWeekdays, splitDays } from './days'
import { closingQuestion, greeting } from './messages'
import { listOpenHours, nameHours } from './openHours'
import { ownerContact } from './ownerContact'
import { ownerPlaces, type PublicEvent, type Shop } from './ownerPlaces'

const house = ownerPlaces.house.value

/** That of the house first, then by the alphabet. */
function listByDepartment(shops: readonly Shop[]) {
  const named = [...new Set(shops.map(({ department }) => department))].sort(compareText)
  return named
    .sort((one, other) => Number(other === house.department) - Number(one === house.department))
    .map((department) => ({ department, shops: shops.filter((shop) => shop.department === department) }))
}

const describeEvent = (event: PublicEvent) => ({
  kind: event.kind,
  label: event.kind === 'tasting' ? 'Cata' : 'Feria',
  name: event.name,
  first: event.first,
  last: event.last,
  ...splitDays(event),
  time: `${capitalise(nameWeekdays(event))}, ${nameHours(event)}`,
  place: `${event.place}, ${event.city}`,
  ask: event.kind === 'tasting' ? 'Pide tu lugar' : 'Pregunta por la feria',
  message:
    event.kind === 'tasting'
      ? `${greeting} Quisiera ir a la cata «${event.name}», ${nameDays(event)}. ¿Queda lugar?`
      : `${greeting} Me interesa «${event.name}», ${nameDays(event)}. ${closingQuestion}`,
})

export type DescribedEvent = ReturnType<typeof describeEvent>

/** Where to taste and buy; its facts are in ownerPlaces.ts. */
export const places = {
  heading: 'Dónde probar y comprar',
  lead: 'Ven a la casa, busca nuestros singanis en tu departamento o pruébalos en una cata.',
  house: {
    name: house.name,
    text: `${house.welcome} Solo para mayores de ${minimumAge} años: trae tu documento de identidad.`,
    facts: [
      { name: 'Dirección', value: `${house.address}, ${house.city}` },
      ...listOpenHours(ownerPlaces.openHours.value),
    ],
    app: 'Abrir en tu app de mapas',
    map: 'Ver en OpenStreetMap',
    mail: ownerContact.mail.value,
    at: [house.latitude, house.longitude] as const,
  },
  valley: {
    villages: [
      { id: 'san-lorenzo', name: 'San Lorenzo' },
      { id: 'tomatitas', name: 'Tomatitas' },
      { id: 'tarija', name: 'Tarija' },
      { id: 'san-jacinto', name: 'San Jacinto' },
      { id: 'concepcion', name: 'Valle de la Concepción' },
    ],
    caption:
      'El Valle Central de Tarija, tejido en cuadros de un kilómetro, más o menos. La chakana marca la casa; los puntos dorados, las viñas.',
  },
  events: {
    heading: 'Catas y ferias',
    list: [...ownerPlaces.publicEvents.value]
      .sort((one, other) => compareText(one.first, other.first))
      .map(describeEvent),
    none: 'Por ahora no hay catas ni ferias con fecha.',
    ask: 'Pregunta por la próxima cata',
    message: `${greeting} Quisiera saber cuándo es la próxima cata. ${closingQuestion}`,
  },
  shops: {
    heading: 'Puntos de venta',
    sells: { bottles: 'Por botella', glasses: 'Por copa', both: 'Por botella y por copa' },
    list: listByDepartment(ownerPlaces.shops.value),
    rest: '¿No está tu departamento, o quieres vender nuestro singani en tu local? Escríbenos.',
    ask: 'Pregunta dónde conseguirlo',
    message: `${greeting} Quisiera saber dónde conseguir sus singanis en mi departamento. ${closingQuestion}`,
    offer: 'Pregunta cómo venderlo',
    offerMessage: `${greeting} Tengo un local y quisiera vender singani ${brand}. ${closingQuestion}`,
  },
} as const
