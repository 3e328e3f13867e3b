import { statusKey } from '../../../content/storageKeys'
import { quote } from '../../model/evidence/toPlaywright'

/** Source: the two storages with their faults, other pages, and the back-forward cache. */
export const playwrightWorld = `
const key = ${quote(statusKey)}

type Area = 'localStorage' | 'sessionStorage'

/** Una página del mismo sitio que no tiene su código. */
const plainPage = \`\${site}/robots.txt\`

/** Desde ahora el navegador niega el almacén, o dice que está lleno. */
async function refuse(context: BrowserContext, area: Area, how: 'blocked' | 'full') {
  await context.addInitScript(
    ([name, fault]) => {
      if (fault === 'blocked') {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
        return
      }
      const refused = window[name]
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (item: string, value: string) {
        if (this === refused) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, item, value)
      }
    },
    [area, how] as const,
  )
}

/** Guarda un valor antes de que el sitio se abra. */
async function put(page: Page, area: Area, value: string) {
  await page.goto(plainPage)
  await page.evaluate(([name, item, text]) => window[name].setItem(item, text), [area, key, value] as const)
}

const stored = (page: Page, area: Area) =>
  page.evaluate(
    ([name, item]) => {
      try {
        return window[name].getItem(item)
      } catch (error) {
        return (error as DOMException).name
      }
    },
    [area, key] as const,
  )

type WatchedWindow = Window & { asked?: boolean; isFrozen?: boolean }

/** Abre el sitio; anota si la pregunta se mostró aunque fuera un instante. */
async function open(page: Page) {
  await page.addInitScript(() => {
    const watched = window as WatchedWindow
    // Antes que el sitio: en una ventana, quien se anota primero oye primero.
    window.addEventListener('storage', (event) => {
      if (watched.isFrozen) event.stopImmediatePropagation()
    })
    const note = (status: string | null) => {
      if (status === 'not-accepted') watched.asked = true
    }
    new MutationObserver((changes) => {
      for (const { oldValue } of changes) note(oldValue)
      note(document.documentElement.dataset.status ?? null)
    }).observe(document, {
      subtree: true,
      attributeFilter: ['data-status'],
      attributeOldValue: true,
    })
  })
  await page.goto(site)
}

/** Otra página del mismo sitio, que no es ninguna pestaña de la prueba, cambia el almacén local. */
async function changeElsewhere(context: BrowserContext, change: 'clear' | 'remove' | { write: string }) {
  const other = await context.newPage()
  await other.goto(plainPage)
  await other.evaluate(
    ([item, what]) => {
      try {
        if (what === 'clear') localStorage.clear()
        else if (what === 'remove') localStorage.removeItem(item)
        else localStorage.setItem(item, what.write)
      } catch {
        // Un almacén bloqueado o lleno lo está también para ella.
      }
    },
    [key, change] as const,
  )
  await other.close()
}

/** Playwright no guarda páginas en la caché de atrás y adelante: aquí la página solo deja de oír a las otras. */
const freeze = (page: Page) => page.evaluate(() => void ((window as WatchedWindow).isFrozen = true))

/** Lo que el navegador avisa a una página que vuelve con Atrás desde esa caché. */
async function comeBack(page: Page) {
  // El aviso de un cambio llega algo después: una página congelada lo pierde.
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const watched = window as WatchedWindow
    watched.isFrozen = false
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
}
`
