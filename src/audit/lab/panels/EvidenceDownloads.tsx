import { Download } from 'lucide-react'
import { useState } from 'react'
import { ToolButton } from '../../ui/ToolButton'
import { collectReport, collectRun, collectScenario } from '../state/collectEvidence'
import { download } from '../state/download'
import { evidenceFormats } from '../state/exportFormats'
import { loadFileMakers } from '../state/loadFileMakers'
import { useLabState, useSetup } from '../state/labContext'
import { useShownChart } from '../state/useShownChart'
import { fileTexts } from '../texts/evidenceTexts'
import { ButtonGroup } from './ButtonGroup'

/** Evidence of the scenario on display and of a whole run, as other tools read it. */
export function EvidenceDownloads() {
  const setup = useSetup()
  const state = useLabState()
  const shown = useShownChart()
  const [message, setMessage] = useState('')
  const { subject } = setup
  const save = async (name: string, make: () => Promise<Blob | null>, failure: string) => {
    setMessage(fileTexts.collecting)
    try {
      const content = await make()
      if (content) download(`${subject.words.file}-${name}`, content)
      setMessage(content ? fileTexts.saved : failure)
    } catch {
      setMessage(failure)
    }
  }
  const formatButtons = (name: string, collect: typeof collectRun) =>
    evidenceFormats(subject).map(({ label, ending }) => {
      const make = async () => {
        const { makeEvidenceFile } = await loadFileMakers()
        return makeEvidenceFile(ending, subject, await collect(setup, state))
      }
      return (
        <ToolButton key={label} onClick={() => void save(`${name}.${ending}`, make, fileTexts.noFile)}>
          <Download aria-hidden="true" />
          {label}
        </ToolButton>
      )
    })
  const drawPlate = async () => {
    const report = await collectReport(setup, state)
    const { makePlate } = await loadFileMakers()
    return report && makePlate(setup, shown, report)
  }
  const captureScreen = async () => (await loadFileMakers()).captureScreen(state.defect)

  return (
    <>
      <ButtonGroup label={fileTexts.scenario}>
        {formatButtons('escenario', collectScenario)}
        <ToolButton onClick={() => void save('lamina.png', drawPlate, fileTexts.noPlate)}>
          <Download aria-hidden="true" />
          {fileTexts.plate}
        </ToolButton>
        <ToolButton onClick={() => void save('captura.png', captureScreen, fileTexts.noCapture)}>
          <Download aria-hidden="true" />
          {fileTexts.capture}
        </ToolButton>
      </ButtonGroup>
      <ButtonGroup label={fileTexts.run}>{formatButtons('corrida', collectRun)}</ButtonGroup>
      <p role="status">{message}</p>
    </>
  )
}
