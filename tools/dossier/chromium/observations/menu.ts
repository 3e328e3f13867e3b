import { paths } from '../../../../src/shared/paths'
import { gateScreen } from '../gateScreen'
import { expectSeen } from '../interruptions'
import { observation, type Observer } from './observation'

/** spec §4: the side menu of small screens. */
export const menuObserver: Observer = {
  ids: ['menu-toggles', 'menu-route-change'],
  async observe(page, add) {
    await page.goto('/')
    await gateScreen(page).enter()
    const menu = page.getByRole('dialog', { name: 'Menú' })
    const open = () =>
      expectSeen('el botón «Abrir menú»', page.getByRole('button', { name: 'Abrir menú' }).click())
    const state = async (wanted: 'visible' | 'hidden') => {
      await menu.waitFor({ state: wanted }).catch(() => {})
      return (await menu.isVisible()) ? 'abierto' : 'cerrado'
    }
    const seen = [await state('hidden')]
    await open()
    seen.push(await state('visible'))
    await expectSeen('el botón «Cerrar menú»', page.getByRole('button', { name: 'Cerrar menú' }).click())
    seen.push(await state('hidden'))
    add(observation('menu-toggles', 'cerrado, abierto, cerrado', seen.join(', ')))
    await open()
    await expectSeen('«Pinturas» en el menú', menu.getByRole('link', { name: 'Pinturas' }).click())
    await page.waitForURL(`**${paths.paintings}`)
    const moved = [await state('hidden')]
    await open()
    await page.goBack()
    moved.push(await state('hidden'))
    add(observation('menu-route-change', 'cerrado, cerrado', moved.join(', ')))
  },
}
