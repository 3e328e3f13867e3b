import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Lab } from './Lab'
import type { LabSetup } from './labSetup'
import { createLab } from './state/createLab'
import { LabContext } from './state/labContext'

export function startLab(root: HTMLElement, setup: LabSetup) {
  const lab = createLab(window, setup)
  window.addEventListener('popstate', lab.reopen)
  void lab.open()
  createRoot(root).render(
    <StrictMode>
      <LabContext value={lab}>
        <Lab />
      </LabContext>
    </StrictMode>,
  )
}
