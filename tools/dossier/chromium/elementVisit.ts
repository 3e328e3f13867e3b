import type { LegendMeasure } from '../../../src/audit/dossier/evidence/evidence'
import { gateScreen } from './gateScreen'
import { measureLegendsIn } from './measuring'
import { withVisit, type ServedBrowser } from './servedBrowser'

/** Where the height decides too: phones lying, small and large desktops. */
export const otherScreens = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const

/** The elements that fill a screen and change with its height: gate and home, on one of the other screens. */
export const measureElements = (
  served: ServedBrowser,
  viewport: (typeof otherScreens)[number],
): Promise<LegendMeasure[]> =>
  withVisit(
    served,
    async (context) => {
      const page = await context.newPage()
      await page.goto('/')
      await gateScreen(page).waitForQuestion()
      const gate = await measureLegendsIn(page, 'gate', '.gate__panel')
      await gateScreen(page).enter()
      const hero = await measureLegendsIn(page, 'hero', '.home-hero')
      return [...gate, ...hero, ...(await measureLegendsIn(page, 'footer', '.footer'))]
    },
    { viewport },
  )
