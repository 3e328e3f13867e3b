import { drawnPictures, showOn, type DrawnPicture, type Screen } from './support/pictures/drawnPictures'
import { findPictureFaults } from './support/pictures/pictureRules'
import {
  findIncompletePictures,
  findPicturesInStyles,
  findWrongFiles,
} from './support/pictures/offeredPictures'
import { goTo, onePerRoute, pageStates } from './support/states'
import { expect, test, type Visitor } from './support/visitor'
import { expectSome } from '../support/expectSome'

const screens: readonly Screen[] = [
  { width: 390, height: 844, density: 1 },
  { width: 390, height: 844, density: 2 },
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 2 },
  { width: 900, height: 1000, density: 1 },
  { width: 1024, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 1920, height: 1080, density: 1 },
]

test.use({ reducedMotion: 'reduce' })

/** The largest picture of the first screen, where it takes a tenth of it, is asked for first. */
function findLateFirst(pictures: readonly DrawnPicture[], { width, height }: Screen) {
  const [first] = pictures
    .filter(({ isInReach, areaInSight }) => isInReach && areaInSight > (width * height) / 10)
    .sort((a, b) => b.areaInSight - a.areaInSight)
  if (!first || (first.loading === 'eager' && first.priority === 'high')) return []
  return [
    `.${first.place}, the largest picture of the first screen at ${width} px: expected loading=eager and fetchpriority=high, seen ${first.loading} and ${first.priority}`,
  ]
}

/** Pictures that are in no first screen load as one comes near. */
function findEarly(seen: ReadonlyMap<string, { picture: DrawnPicture; isInSight: boolean }>) {
  return [...seen.values()]
    .filter(({ picture: { loading }, isInSight }) => loading === 'eager' && !isInSight)
    .map(
      ({ picture }) => `.${picture.place}: loading=lazy expected, as it is below the first screen everywhere`,
    )
}

async function findFaults({ page }: Visitor) {
  const protocol = await page.context().newCDPSession(page)
  const faults = new Set<string>()
  const brought = new Set<string>()
  const seen = new Map<string, { picture: DrawnPicture; isInSight: boolean }>()
  for (const screen of screens) {
    await showOn(page, protocol, screen)
    const pictures = await drawnPictures(page)
    for (const picture of pictures.filter(({ isInReach }) => isInReach)) {
      const key = `${picture.place} ${picture.file.replace(/-\d+\.\w+$/, '')}`
      const isInSight = picture.areaInSight > 0 || seen.get(key)?.isInSight === true
      seen.set(key, { picture, isInSight })
    }
    for (const fault of findLateFirst(pictures, screen)) faults.add(fault)
    // A browser takes a larger file that it already has for another picture of the page.
    const right = await Promise.all(
      pictures.map(async (picture) =>
        (await findPictureFaults(picture, screen, new Set())).length ? [] : [picture.file],
      ),
    )
    const reusable = new Set([...brought, ...right.flat()])
    for (const picture of pictures)
      for (const fault of await findPictureFaults(picture, screen, reusable)) faults.add(fault)
    for (const { file } of pictures) brought.add(file)
  }
  for (const fault of findEarly(seen)) faults.add(fault)
  return { faults: [...faults], count: seen.size }
}

test('every picture offers AVIF, WebP and a file for other browsers, each as the markup says', async () => {
  expect(findIncompletePictures()).toEqual([])
  const { wrong, count } = await findWrongFiles()
  expect(count).toBeGreaterThan(300)
  expect(wrong).toEqual([])
  expect(findPicturesInStyles(), 'pictures in style sheets').toEqual([])
})

test('the gate’s picture is as large as it is drawn, on every screen', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.waitForQuestion()
  expect(await findFaults(visitor)).toEqual({ faults: [], count: 1 })
})

/** Its three recipes stand in a row, where the first bottle of the route has two. */
const threeRecipes = pageStates().filter(({ path }) => path === '/productos/singani-premium-1')

for (const state of expectSome([...onePerRoute(), ...expectSome(threeRecipes)]))
  test(`pictures of ${state.path}: as large as they are drawn, AVIF, in shape, the first one first`, async ({
    visitor,
  }) => {
    await visitor.storeAcceptedAnswer()
    await goTo(visitor, state)
    const { faults, count } = await findFaults(visitor)
    expect(count).toBeGreaterThan(2)
    expect(faults).toEqual([])
  })

for (const [unknown, taken] of [
  [['avif'], 'webp'],
  [['avif', 'webp'], 'jpg or png'],
] as const)
  test(`a browser without ${unknown.join(' and ')} takes ${taken}`, async ({ visitor }) => {
    const { page } = visitor
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Emulation.setDisabledImageTypes', { imageTypes: [...unknown] })
    await visitor.storeAcceptedAnswer()
    await goTo(visitor, { name: 'home', path: '/' })
    const files = (await drawnPictures(page)).map(({ file }) => file)
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !taken.split(' or ').some((end) => file.endsWith(end)))).toEqual([])
  })
