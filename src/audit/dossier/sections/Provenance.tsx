import type { Dossier } from '../read/readDossier'
import { summaryCopy } from '../words/copy'
import { sayMoment } from '../words/figures'
import './Provenance.scss'

/** Of what code the dossier speaks, and when and with what it was observed. */
export function Provenance({ dossier: { rows, manifest, run, contradictions } }: { dossier: Dossier }) {
  const { commit, hasChanges } = manifest.content
  const { inicio, navegador, node, equipo } = run.content
  const code = commit ?? summaryCopy.outside
  return (
    <div className="provenance">
      {contradictions.length === 0 && <p>{summaryCopy.derived(rows.length)}</p>}
      <dl className="provenance__facts">
        <div>
          <dt>{summaryCopy.version}</dt>
          <dd className="provenance__code">
            {code}
            {commit && hasChanges ? `, ${summaryCopy.changed}` : ''}
          </dd>
        </div>
        <div>
          <dt>{summaryCopy.observed}</dt>
          <dd>{[sayMoment(inicio), navegador, `Node ${node}`, equipo].join(' · ')}</dd>
        </div>
      </dl>
    </div>
  )
}
