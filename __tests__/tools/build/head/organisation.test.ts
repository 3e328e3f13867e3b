import { ownerContact } from '../../../../src/content/ownerContact'
import { ownerPlaces } from '../../../../src/content/ownerPlaces'
import { organisation } from '../../../../tools/build/head/organisation'
import { headTags } from '../../../../tools/build/head/headTags'
import { pageHeads } from '../../../../tools/build/head/pageHeads'
import { setOpenHours } from '../../../support/ownerFixtures'

it('the head of the about page, and no other, says who the brand is', () => {
  const saying = pageHeads().filter((head) => headTags(head).includes(JSON.stringify(organisation())))
  expect(saying.map(({ path }) => path)).toEqual(['/nosotros'])
})

it('gives name, mail, profiles, address, coordinates and hours, as the page does', () => {
  setOpenHours()
  const { name, email, sameAs, location } = organisation()
  const { house } = ownerPlaces
  expect([name, email]).toEqual(['Bohemia 56', ownerContact.mail.value])
  expect(sameAs).toHaveLength(5)
  expect(location).toMatchObject({
    name: house.value.name,
    address: {
      streetAddress: house.value.address,
      addressRegion: house.value.department,
      addressCountry: 'BO',
    },
    geo: { latitude: house.value.latitude, longitude: house.value.longitude },
  })
  const dayOf = (day: string) => `https://schema.org/${day}`
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(dayOf)
  expect(location.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens: '10:00', closes: '13:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens: '15:00', closes: '19:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: [dayOf('Saturday')], opens: '10:00', closes: '14:00' },
  ])
})
