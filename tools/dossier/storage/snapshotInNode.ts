import type { StorageSnapshot } from '../../../src/audit/dossier/evidence/evidence'
import { gateSubject } from '../../../src/audit/gate/gateSubject'
import { startSession } from '../../../src/audit/model/session'
import type { Variant } from '../../../src/audit/gate/defects/variant'
import type { Gate } from '../../../src/features/gate/createGate'
import { toGateState } from '../../../src/features/gate/gateState'
import { gate as copy } from '../../../src/content/legal'
import type { StorageCase } from './cases'

const refuse = () => {
  throw new DOMException('El almacenamiento se niega a quitar.', 'SecurityError')
}

/** The variant, on storages of which one refuses to remove. */
const refusingRemoval = ({ fault, place }: StorageCase, variant: Variant): Variant =>
  fault !== 'remove-throws'
    ? variant
    : {
        ...variant,
        area: (area, name) => ({
          ...variant.area?.(area, name),
          ...(name === place && { removeItem: refuse }),
        }),
      }

/** The site's own machine and storage port on storages with the fault: what is shown and stored after the answer. */
export async function snapshotInNode(
  cell: StorageCase,
  variant: Variant = {},
): Promise<{ readonly state: string; readonly snapshot: StorageSnapshot }> {
  const session = await startSession(gateSubject, cell.scenario, { variant: refusingRemoval(cell, variant) })
  const { active, actor, stored } = session.view().tabs.a
  const snapshot = (actor as unknown as Gate).getSnapshot()
  const { status, errorMessage } = toGateState(snapshot)
  const notice = snapshot.hasTag('unsaved') ? copy.unsavedNotice : null
  session.stop()
  return {
    state: active.at(-1) ?? '',
    snapshot: {
      status,
      local: stored.local ?? null,
      session: stored.session ?? null,
      message: errorMessage ?? notice,
    },
  }
}
