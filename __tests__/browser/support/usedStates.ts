import { mockChat, readSentMessage } from './chat'
import { scrollToTop } from './scrollToTop'
import { pageStates, type State } from './states'
import { expect, type Visitor } from './visitor'

export const quoteInLink = '/botellas-personalizada?ocasion=boda&tamano=50x60&tecnica=oleo&botella=clasico'

export const press = async ({ page }: Visitor, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().click()
}

const seeDialog = ({ page }: Visitor, name: string) => page.getByRole('dialog', { name }).waitFor()

const quoteErrors = async (visitor: Visitor) => {
  await visitor.page.getByLabel('Cuéntanos tu idea').fill('a'.repeat(320))
  await visitor.page
    .getByRole('link', { name: /^Pedir cotización por WhatsApp/ })
    .last()
    .click()
  await expect(visitor.page.getByLabel('¿Cuántas botellas?')).toBeFocused()
}

const openBag = async (visitor: Visitor) => {
  await press(visitor, /^Agregar y elegir más \(Singani Premium, Ancestros/)
  await press(visitor, /^Tu mensaje: 1 botella/)
  await seeDialog(visitor, 'Tu mensaje')
}

/** After it the page is at its top again: half under the bar any target is too small. */
const askForWhatsApp = async ({ page }: Visitor) => {
  await mockChat(page)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^(Ordena por WhatsApp|Contactar a)/ })
    .first()
  await readSentMessage(page, () => link.click())
  await page.getByText('¿No se abrió WhatsApp?', { exact: false }).waitFor()
  await scrollToTop(page)
}

/** What the site keeps, on a page that is at its top again. */
const openPrivacy = async ({ page }: Visitor) => {
  await page.getByText('Qué guarda este sitio').click()
  await scrollToTop(page)
}

/** Each page with every word of it in view. */
export const openedPages = (): readonly State[] =>
  pageStates().map((state) => ({ ...state, reach: openPrivacy }))

/** After it, where the visitor has done something. */
export const usedStates: readonly State[] = [
  {
    name: 'the menu',
    path: '/nosotros',
    reach: async (visitor) => {
      await press(visitor, 'Abrir menú')
      await seeDialog(visitor, 'Menú')
    },
  },
  {
    name: 'the privacy text',
    path: '/',
    reach: openPrivacy,
  },
  { name: 'the message with a bottle', path: '/productos/singani-premium-3', reach: openBag },
  {
    name: 'the empty message',
    path: '/productos/singani-premium-3',
    reach: async (visitor) => {
      await openBag(visitor)
      await press(visitor, /^Quitar/)
    },
  },
  {
    name: 'other ways to send the message, over it',
    path: '/productos/singani-premium-3',
    reach: async (visitor) => {
      await openBag(visitor)
      await press(visitor, 'Otras formas de contacto')
      await seeDialog(visitor, 'Otras formas de contacto')
    },
  },
  {
    name: 'after a link to the chat',
    path: '/productos/singani-premium-3',
    reach: askForWhatsApp,
  },
  {
    name: 'after a question about a painting',
    path: '/pinturas/ancestros',
    reach: askForWhatsApp,
  },
  {
    name: 'a magnified picture',
    path: '/pinturas/ancestros',
    reach: async (visitor) => {
      await press(visitor, 'Ver de cerca Ancestros')
      await seeDialog(visitor, 'Imagen ampliada')
      await press(visitor, 'Acercar')
    },
  },
  {
    name: 'a bottle’s painting',
    path: '/productos/singani-premium-3',
    reach: async (visitor) => {
      await press(visitor, 'Imagen 2 de 2: pintura')
      await visitor.page.locator('.product-stage[data-label=unrolled]').waitFor()
    },
  },
  {
    name: 'another label, before a pale wall',
    path: '/',
    reach: async (visitor) => {
      await press(visitor, 'Ver otra etiqueta')
      await scrollToTop(visitor.page)
    },
  },
  { name: 'filtered paintings', path: '/pinturas?tecnica=oleo' },
  { name: 'filters that leave nothing', path: '/pinturas?artista=artista-de-los-llanos&tecnica=oleo' },
  { name: 'a quote', path: quoteInLink },
  {
    name: 'a label with long words',
    path: '/botellas-personalizada?ocasion=eleccion&tecnica=mixta&botella=clasico&nombres=Mar%C3%ADa%20de%20los%20%C3%81ngeles%20y%20Juan%20Sebasti%C3%A1n%20Quispe&frase=%F0%9F%8C%BA',
    reach: async ({ page }) => {
      await page.getByRole('radio', { name: 'Una fiesta de quince años' }).check()
    },
  },
  {
    name: 'a size is chosen',
    path: '/botellas-personalizada',
    reach: (visitor) => press(visitor, '40x30 cm'),
  },
  {
    name: 'a quote with errors',
    path: '/botellas-personalizada?ocasion=funeral&cantidad=900',
    reach: quoteErrors,
  },
  {
    name: 'the film',
    path: '/botellas-personalizada',
    reach: async (visitor) => {
      await press(visitor, 'Reproducir video: así nace una botella')
      await visitor.page.locator('video').waitFor()
    },
  },
]
