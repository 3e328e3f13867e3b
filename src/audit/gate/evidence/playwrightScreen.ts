import { gate as copy } from '../../../content/legal'
import { privacy } from '../../../content/privacy'
import { quote } from '../../model/evidence/toPlaywright'

/** Source: the gate found by its words and roles, as a visitor finds it, and what is expected of a tab. */
export const playwrightScreen = `
const question = (page: Page) => page.getByRole('heading', { level: 1, name: ${quote(copy.question)} })
const dialog = (page: Page) => page.getByRole('alertdialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function closeDialog(page: Page) {
  if (await dialog(page).isVisible()) await press(page, ${quote(copy.rejectionClose)})
}

async function answerYes(page: Page, remember: boolean) {
  await closeDialog(page)
  await page.getByRole('checkbox', { name: ${quote(copy.remember)} }).setChecked(remember)
  await press(page, ${quote(copy.yes)})
}

async function answerNo(page: Page) {
  await closeDialog(page)
  await press(page, ${quote(copy.no)})
  await expect(dialog(page)).toContainText(${quote(copy.rejection)})
}

async function forget(page: Page) {
  await page.getByText(${quote(`${privacy.title}: ${privacy.open}`)}).click()
  await press(page, ${quote(copy.forget)})
}

/** Detiene el reloj de todas las pestañas: el tiempo solo pasa con runFor. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** El mensaje vive en el diálogo, que sigue abierto después: cerrado, vuelve solo mientras el mensaje dura. */
const holdsMessage = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('dialog')
    box?.close()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return box?.open ?? false
  })

interface Expected {
  status: 'accepted' | 'not-accepted'
  isUnsaved: boolean
  local: string | null
  session: string | null
}

/** Lo que se ve en la pestaña y lo que guardan los dos almacenes. */
async function expectTab(page: Page, { status, isUnsaved, local, session }: Expected) {
  if (status === 'accepted') {
    await expect(page.locator('#root:not([aria-busy]) #contenido h1')).toBeAttached()
    await expect(question(page)).toBeHidden()
  } else await expect(question(page)).toBeVisible()
  await expect(page.getByText(${quote(copy.unsavedNotice)})).toHaveCount(isUnsaved ? 1 : 0)
  await expect.poll(() => stored(page, 'localStorage'), 'localStorage').toBe(local)
  await expect.poll(() => stored(page, 'sessionStorage'), 'sessionStorage').toBe(session)
}
`
