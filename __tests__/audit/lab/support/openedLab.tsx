import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createLab } from '../../../../src/audit/lab/state/createLab'
import { LabContext } from '../../../../src/audit/lab/state/labContext'
import { gateLab } from '../../../../src/audit/page/gateLab'

// jsdom has no layout.
HTMLElement.prototype.scrollBy = () => {}

/** Does something and waits for all that it starts: the machine's time is virtual, one turn of the event loop is enough. */
export const settled = (work: () => unknown = () => {}) =>
  act(async () => {
    await work()
    await new Promise((resolve) => setTimeout(resolve, 0))
  })

/** Renders panels of the lab at a link, once everything that the link starts has settled. */
export async function renderLab(search: string, panels: ReactNode) {
  window.history.replaceState(null, '', `/auditoria${search}`)
  const lab = createLab(window, gateLab)
  await lab.open()
  const view = render(<LabContext value={lab}>{panels}</LabContext>)
  await settled()
  return { lab, ...view }
}
