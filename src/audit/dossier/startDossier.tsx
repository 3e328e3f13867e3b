import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Views } from './Dossier'

export const startViews = (root: HTMLElement) =>
  createRoot(root).render(
    <StrictMode>
      <Views />
    </StrictMode>,
  )
