import { findFormerIdProblems } from '../../src/content/findFormerIdProblems'
import { formerIds, type FormerIds } from '../../src/content/formerIds'
import { confirmed } from '../../src/content/owner'
import { allFacts, validateOwner } from '../../src/content/ownerFacts'

const pageIds = { producto: ['singani-premium-1', 'singani-premium-2'], pintura: ['ancestros'], artista: [] }
const none: FormerIds = { producto: {}, pintura: {}, artista: {} }

/** As the owner may write it: not every value of today is an id. */
const problemsOf = (lists: Partial<Record<keyof FormerIds, Record<string, string>>>) =>
  findFormerIdProblems({ ...none, ...lists } as FormerIds, pageIds)

it('what leads to a page of today is taken, and so is an empty list', () => {
  expect(
    problemsOf({ producto: { premium: 'singani-premium-1', 'singani-premium': 'singani-premium-1' } }),
  ).toEqual([])
  expect(problemsOf({})).toEqual([])
  expect(
    problemsOf({ pintura: { toString: 'ancestros' }, producto: { a: 'singani-premium-2' } }),
  ).toHaveLength(1)
})

it.each([
  [
    'a page that is not there',
    { a: 'singani-premium-9' },
    ['formerIds.producto.a: no hay una página con el id singani-premium-9.'],
  ],
  [
    'an id of another kind',
    { a: 'ancestros' },
    ['formerIds.producto.a: no hay una página con el id ancestros.'],
  ],
  [
    'a name of every object',
    { a: 'constructor' },
    ['formerIds.producto.a: no hay una página con el id constructor.'],
  ],
  [
    'a chain',
    { a: 'b', b: 'singani-premium-1' },
    ['formerIds.producto.a: lleva a otro id anterior, b: escribe el de hoy.'],
  ],
  [
    'a loop',
    { a: 'b', b: 'a' },
    [
      'formerIds.producto.a: lleva a otro id anterior, b: escribe el de hoy.',
      'formerIds.producto.b: lleva a otro id anterior, a: escribe el de hoy.',
    ],
  ],
  ['itself', { a: 'a' }, ['formerIds.producto.a: lleva a otro id anterior, a: escribe el de hoy.']],
  [
    'an id that still has a page',
    { 'singani-premium-2': 'singani-premium-1' },
    ['formerIds.producto.singani-premium-2: todavía es el id de una página: quítalo de la lista.'],
  ],
])('%s is refused', (_what, producto, problems) => {
  expect(problemsOf({ producto })).toEqual(problems)
})

it.each(['Premium', 'taypi-paseño', 'a b', 'a/b', '-a', 'a-', 'a--b', '', 'a.b', 'a*'])(
  'the hosts’ rules could not hold the former id %j',
  (id) => {
    expect(problemsOf({ pintura: { [id]: 'ancestros' } })).toEqual([
      `formerIds.pintura.${id}: escribe el id con minúsculas sin acento, cifras y guiones.`,
    ])
  },
)

it('the build refuses them with the other facts', () => {
  expect(validateOwner(allFacts)).toEqual([])
  const pintura: Readonly<Record<string, string>> = { ...formerIds.pintura, a: 'singani-premium-1' }
  const artista = { 'artista-del-altiplano': 'artista-de-los-llanos' } as const
  const facts = { ...allFacts, formerIds: confirmed({ ...formerIds, pintura, artista } as FormerIds) }
  expect(validateOwner(facts)).toEqual([
    'formerIds.pintura.a: no hay una página con el id singani-premium-1.',
    'formerIds.artista.artista-del-altiplano: todavía es el id de una página: quítalo de la lista.',
  ])
})
