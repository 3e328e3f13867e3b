import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/visitor'
import { builtFiles, builtPaths, distFolder } from './support/builtSite'
import { pictureFiles } from './support/pictureWeight'

const doorway = new RegExp(`^/${pictureFiles('scenes/doorway.jpg')}\\d+\\.(avif|webp|jpg)$`)
const rejection = 'Lo sentimos, debes ser mayor de edad para poder acceder'

test('SÍ enters for this session only; SÍ with the box ticked is remembered', async ({
  visitor,
  context,
}) => {
  await visitor.open('/')
  await visitor.enter()
  expect(await visitor.stored()).toEqual({ local: null, session: 'accepted' })

  await visitor.page.evaluate(() => sessionStorage.clear())
  await visitor.open('/')
  await visitor.enter({ remember: true })
  expect(await visitor.stored()).toEqual({ local: 'accepted', session: null })

  const nextVisit = await context.newPage()
  await nextVisit.goto('/nosotros')
  await expect(nextVisit.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
})

test('after SÍ the focus is on the page, and Back does not lead to the gate', async ({ visitor }) => {
  const { page } = visitor
  await page.goto('about:blank')
  await visitor.open('/nosotros')
  await visitor.enter()
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pinturas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeFocused()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
})

test('NO: the message lives 50 ms, the dialog until it is closed', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  const no = page.getByRole('button', { name: 'NO', exact: true })
  const dialog = page.getByRole('alertdialog', { name: rejection })
  await no.click()
  await expect(dialog).toBeVisible()
  await page.waitForTimeout(400)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(no).toBeFocused()
  await no.click()
  await dialog.getByRole('button', { name: 'Entendido' }).click()
  await expect(dialog).toBeHidden()
  expect(await visitor.stored()).toEqual({ local: null, session: null })
})

test('"Olvidar mi respuesta" asks again, and another tab that shares the answer follows', async ({
  visitor,
  context,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  const other = await context.newPage()
  await other.goto('/pinturas')
  await expect(other.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible()

  await page.getByText('Qué guarda este sitio').click()
  await page.getByRole('button', { name: 'Olvidar mi respuesta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Tienes más de 18 años?')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('¿Tienes más de 18 años?')
  expect(new URL(page.url()).pathname).toBe('/')

  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'SÍ', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible()
})

/** Sentences of `legal.ts` that the gate's script carries though other screens show them. */
const notices = [
  'Te conectamos directo. No cobramos comisión.',
  'Olvidar mi respuesta',
  'No compartas este contenido con menores de 18 años.',
]

/** The router's own storage key is in the library; the privacy page names it. */
const libraryWords = ['react-router-scroll-positions']

/** What the pages behind the gate say and the gate does not. */
const wordsBehind = (gate: string) => {
  const fragments = builtFiles().filter((file) => /^assets\/\w+\.txt$/.test(file))
  const texts = fragments.flatMap((file) =>
    readFileSync(join(distFolder, file), 'utf8').split(/<[^>]*>|&[#\w]+;/),
  )
  const words = new Set(
    texts.map((text) => text.trim()).filter((text) => text.length > 11 || /Bs\./.test(text)),
  )
  return [...words].filter(
    (text) => !gate.includes(text) && !notices.includes(text) && !libraryWords.includes(text),
  )
}

// The address's own title, description and structured data are for who shares it and who searches.
const ownHead = /<title>.*?<\/title>|<meta [^>]*>|<script type="?application\/ld\+json"?>.*?<\/script>/gs

test('before the answer, no address shows or requests anything of the catalogue, nor has a word of it in its bytes', async ({
  visitor,
  baseURL,
}) => {
  const { page } = visitor
  const addresses = [
    ...builtPaths(),
    '/no-existe',
    '/productos/no-existe',
    '/productos/singani-premium-1?x=1#y',
  ]
  const expected = [
    /^\/assets\/(main|react|library|carousel)\.\w+\.js$/,
    /^\/assets\/(archivo|imbue|piazzolla-italic)\.\w+\.woff2$/,
    /^\/assets\/awayo-strip\.\w+\.svg$/,
    doorway,
    /^\/(favicon\.svg|manifest\.webmanifest|icons\/[\w-]+\.png)$/,
  ]
  visitor.allow(/404 .*no-existe/)
  const received = new Set<string>()
  for (const address of addresses) {
    visitor.requests.length = 0
    await visitor.open(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Tienes más de 18 años?')
    await page.waitForLoadState('networkidle')
    const [html = address, ...others] = visitor.requests.map((url) => new URL(url).pathname)
    for (const path of [html, ...others]) received.add(path)
    expect(others.length, address).toBeGreaterThan(3)
    expect(
      others.filter((path) => !expected.some((pattern) => pattern.test(path))),
      address,
    ).toEqual([])
    expect(new URL(page.url()).pathname, address).toBe('/')
  }

  const read = [...received].filter((path) => !/\.(woff2|avif|webp|jpg|png)$/.test(path))
  const gate = await page.locator('#root').innerText()
  const words = wordsBehind(gate)
  expect(words.length).toBeGreaterThan(200)
  expect(read.filter((path) => path.endsWith('.js'))).toHaveLength(4)
  for (const path of read) {
    // A prefetched answer has no body to read in the browser: each address is asked again.
    const bytes = (await (await fetch(new URL(path, baseURL))).text()).replace(ownHead, '')
    expect(bytes.length, path).toBeGreaterThan(0)
    expect(
      words.filter((word) => bytes.includes(word)),
      path,
    ).toEqual([])
  }
})
