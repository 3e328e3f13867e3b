import { brand } from '../../../src/content/constants'
import { ownerContact } from '../../../src/content/ownerContact'
import { ownerPlaces, type OpenHours } from '../../../src/content/ownerPlaces'
import { socialLinks } from '../../../src/content/social'
import { absoluteUrl } from './structuredData'

/** By number, as ownerPlaces.ts has them; schema.org's members of DayOfWeek are addresses. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const hours = ({ days: [from, to], opens, closes }: OpenHours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays.slice(from - 1, to).map((day) => `https://schema.org/${day}`),
  opens,
  closes,
})

/** Who is behind the site, in schema.org's words: docs/decisions/031-organisation-in-a-head.md. */
export function organisation() {
  const { house, openHours } = ownerPlaces
  const { name, address, city, department, latitude, longitude } = house.value
  return {
    '@type': 'Organization',
    name: brand,
    url: absoluteUrl('/'),
    email: ownerContact.mail.value,
    sameAs: socialLinks.map(({ href }) => href),
    location: {
      '@type': 'Place',
      name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressRegion: department,
        addressCountry: 'BO',
      },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      openingHoursSpecification: openHours.value.map(hours),
    },
  }
}
