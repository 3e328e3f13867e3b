import '../../tools/build/nodeAssets'
import { excessLegend, gate, minorsLegend } from '../../src/content/legal'
import { soundFiles } from '../audit/dossier/support/servedDossier'
import { labelInTable, section } from './support/auditPages'
import { brokenWords } from './support/brokenWords'
import { readChosen } from './support/chosenOnPaper'
import { expectOnPaper, paperWidth } from './support/printedPage'
import { goTo, onePerRoute } from './support/states'
import { quoteInLink, usedStates } from './support/usedStates'
import { expect, test, type Visitor } from './support/visitor'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce', viewport: { width: paperWidth, height: 1000 } })

/** The ways through the site and to send a message, what moves a carousel, filters or fills a form: of no use on paper. */
const chrome =
  '.skip-link, .nav-bar, .bottom-bar, .breadcrumbs, .footer__columns, .privacy, .share-button, .event-photo-controls, .painting-filters, .quote-field, .other-channels'

/** What the order costs: printed once, below the sketch. */
const repeated = '.quote-composer__cost'

/** A product and a painting are printed on one sheet each: without what leads to others, and the order. */
const leftOutOf = (path: string) => {
  if (path.startsWith('/productos/'))
    return '.product-page ~ *, .product-info__order, .product-info__more, .product-detail__legends'
  return /^\/pinturas\/[^/]+$/.test(path)
    ? '.painting-room ~ *:not(.painting-story), .painting-offer__commission, .painting-label__more'
    : null
}

const expectPageOnPaper = (visitor: Visitor, path: string) =>
  expectOnPaper(visitor, {
    name: path,
    leftOut: [chrome, repeated, leftOutOf(path)].filter(Boolean).join(', '),
    plain: '.choice-group__choice, .picture-choices__name',
  })

const margin = '12mm'

async function sheetsOf({ page }: Visitor): Promise<number> {
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** A product and a painting take one sheet; other pages take what they need. */
async function expectSheets(visitor: Visitor, path: string) {
  if (leftOutOf(path)) expect.soft(await sheetsOf(visitor), `sheets: ${path}`).toBe(1)
}

const endsWithLegends = ({ texts, last }: Awaited<ReturnType<typeof expectOnPaper>>, name: string) => {
  expect.soft(texts.slice(-2), `the last two texts on paper: ${name}`).toEqual([excessLegend, minorsLegend])
  expect.soft(last, `the lowest line on paper: ${name}`).toEqual([minorsLegend])
}

test("every route on paper: all text, no controls, the law's legends last", async ({ visitor }) => {
  await visitor.storeAcceptedAnswer()
  let choices = 0
  const paths = [...onePerRoute().map((state) => state.path), '/productos/singani-premium-1', quoteInLink]
  for (const path of expectSome(paths)) {
    await visitor.page.emulateMedia({ media: 'screen' })
    await goTo(visitor, { name: path, path })
    const printed = await expectPageOnPaper(visitor, path)
    endsWithLegends(printed, path)
    expect.soft(await brokenWords(visitor.page), `words in two parts on paper: ${path}`).toEqual([])
    const { count, lost } = await readChosen(visitor.page)
    expect.soft(lost, `chosen, and on paper like what is not: ${path}`).toEqual([])
    choices += count
    await expectSheets(visitor, path)
  }
  expect(choices, 'choices made in the quote').toBeGreaterThan(3)
})

test('after a link to the chat, without the question whether it opened', async ({ visitor }) => {
  await visitor.storeAcceptedAnswer()
  const state = usedStates.find(({ name }) => name === 'after a link to the chat')!
  await goTo(visitor, state)
  await expectPageOnPaper(visitor, state.path)
})

test('home takes as much paper with motion as without', async ({ visitor }) => {
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visitor.returnTo('/')
  const lengthWith = async (reducedMotion: 'no-preference' | 'reduce') => {
    await page.emulateMedia({ media: 'print', reducedMotion })
    return page.evaluate(() => document.body.scrollHeight)
  }
  expect(await lengthWith('no-preference')).toBe(await lengthWith('reduce'))
})

test('the gate on paper: the question, no answers to press, the legends last', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.waitForQuestion()
  endsWithLegends(await expectOnPaper(visitor, { name: 'the gate', leftOut: '.skip-link' }), 'the gate')
  await expect(visitor.page.getByText(gate.loading)).toBeHidden()
})

/** Help, the way to the content, what is chosen by hand. */
const tools = '.tool-header__skip, .section__help, .choice'

/** A dash where nothing is logged; the field for another seed. */
const leftOutOfLab = '[data-nothing], .seed-field'

test('the lab on paper, from the dark theme: the run and its result, no steps to press', async ({
  visitor,
}) => {
  await visitor.page.emulateMedia({ colorScheme: 'dark' })
  await visitor.open('/auditoria?local=x&pasos=no.50ms.si')
  await section(visitor.page, 'Diagrama')
    .getByText(/^Cumple las reglas/)
    .waitFor()
  await expectOnPaper(visitor, {
    name: 'the lab',
    leftOut: `${tools}, ${leftOutOfLab}`,
    plain: '.log-row__number',
  })
})

test('the dossier on paper, from the dark theme: every row and its evidence, no filters', async ({
  visitor,
}) => {
  const files = await soundFiles()
  await visitor.page.route('**/auditoria/expediente/**', (route) =>
    route.fulfill({ body: files.get(route.request().url().split('/').at(-1) ?? '') ?? '' }),
  )
  await visitor.page.emulateMedia({ colorScheme: 'dark' })
  await visitor.open('/auditoria/cumplimiento')
  await visitor.page.locator('.matrix-row').first().waitFor()
  await expectOnPaper(visitor, {
    name: 'the dossier',
    leftOut: `${tools}, .matrix-filters, ${labelInTable}`,
  })
})
