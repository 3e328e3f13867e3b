import { dossierAddress } from '../addresses'
import { gateChart, tallLayout, wideLayout } from '../gate/gateChart'
import { gateSubject } from '../gate/gateSubject'
import { recordedRun } from '../gate/recordedRun'
import { GateScreen } from '../gate/screen/GateScreen'
import { GateStartFields } from '../gate/screen/GateStartFields'
import type { GateStart } from '../gate/storages/gateStarts'
import type { LabSetup } from '../lab/labSetup'

/** The lab of the site's gate. */
export const gateLab: LabSetup = {
  subject: gateSubject,
  chart: gateChart,
  layouts: { tall: tallLayout, wide: wideLayout },
  recorded: recordedRun,
  dossier: dossierAddress,
  Screen: GateScreen,
  StartFields: ({ start, ...rest }) => <GateStartFields start={start as GateStart} {...rest} />,
}
