import { mockChat } from './chat'
import type { Visitor } from './visitor'

export const bagOf = ({ page }: Visitor) =>
  page.getByRole('banner').getByRole('button', { name: /^Tu mensaje/ })
export const panelOf = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Tu mensaje' })

/** Past the gate, with a chat that sends nothing. */
export const enter = async (visitor: Visitor, path: string) => {
  await mockChat(visitor.page)
  await visitor.open(path)
  await visitor.enter()
}
