import type { ReactNode } from 'react'
import type { Dossier } from '../read/readDossier'
import { summaryTexts } from '../texts/dossierTexts'
import './Provenance.scss'

const dateTime = new Intl.DateTimeFormat('es-BO', { dateStyle: 'long', timeStyle: 'short' })

/** «21 de noviembre de 2026 a las 5:48 p. m.», in the reader's time zone; a text that is no date stays as it is. */
const formatDateTime = (iso: string) => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : dateTime.format(date)
}

type Props = {
  version: Pick<Dossier['manifest']['content'], 'commit' | 'hasChanges'>
  /** Left out of the printable file, whose bytes must be the same after every run. */
  run?: Dossier['run']['content']
  children: ReactNode
}

/** The version of the code, and when and with what it was observed. */
export function Provenance({ version: { commit, hasChanges }, run, children }: Props) {
  return (
    <div className="provenance">
      {children && <p>{children}</p>}
      <dl className="provenance__facts">
        <div>
          <dt>{summaryTexts.version}</dt>
          <dd className="provenance__code">
            {commit ?? summaryTexts.outside}
            {commit && hasChanges ? `, ${summaryTexts.changed}` : ''}
          </dd>
        </div>
        {run && (
          <div>
            <dt>{summaryTexts.observed}</dt>
            <dd>{[formatDateTime(run.inicio), run.navegador, `Node ${run.node}`, run.equipo].join(' · ')}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
