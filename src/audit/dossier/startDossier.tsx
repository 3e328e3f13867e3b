import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DossierPage } from './Dossier'

export const startDossier = (root: HTMLElement) =>
  createRoot(root).render(
    <StrictMode>
      <DossierPage />
    </StrictMode>,
  )
