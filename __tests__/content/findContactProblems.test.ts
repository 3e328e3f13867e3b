import { findContactProblems } from '../../src/content/findContactProblems'
import { confirmed } from '../../src/content/owner'
import { ownerContact } from '../../src/content/ownerContact'
import { allFacts, validateOwner } from '../../src/content/ownerFacts'

it('the mail that ships today is one', () => {
  expect(findContactProblems(ownerContact)).toEqual([])
})

it.each([
  'hola',
  'hola@',
  '@bohemia56.example',
  'hola@bohemia56',
  'ho la@bohemia56.example',
  'ñandú@bohemia56.bo',
])('refuses the mail «%s»', (mail) => {
  expect(validateOwner({ ...allFacts, mail: confirmed(mail) })).toEqual([
    'mail: escribe una dirección de correo completa, sin espacios ni tildes.',
  ])
})
