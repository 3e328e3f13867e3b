import { defects } from '../../../src/audit/gate/defects/defects'
import { ScenarioResult } from '../../../src/audit/lab/panels/ScenarioResult'
import { StepVerdict } from '../../../src/audit/lab/panels/StepVerdict'
import { expectSome } from '../../support/expectSome'
import { renderLab, settled } from './support/openedLab'

const [defect] = expectSome(defects)

/** The phone's verdict: its words, class and sign. */
function readVerdict() {
  const line = document.querySelector('.step-verdict__result')
  return {
    says: line?.textContent,
    colour: line?.className.replace('step-verdict__result step-verdict__result--', ''),
    sign: line?.querySelector('svg')?.classList.contains('lucide-circle-check') ? 'tick' : 'cross',
  }
}

it('on phones the verdict beside the steps is that of the chart, in its colour and with the planted defect', async () => {
  const { lab } = await renderLab(
    `${defect.caughtBy}&defecto=${defect.id}`,
    <>
      <StepVerdict />
      <ScenarioResult />
    </>,
  )
  const inChart = () => document.querySelector('.scenario-result')?.textContent
  expect(readVerdict()).toEqual({ says: inChart(), colour: 'red', sign: 'cross' })
  expect(inChart()).toContain(defect.title)
  await settled(() => lab.start(lab.state().view!.scenario, { defect: null }))
  expect(readVerdict()).toEqual({ says: inChart(), colour: 'green', sign: 'tick' })
  // The chart's panel announces it.
  expect(document.querySelector('.step-verdict')).toHaveAttribute('aria-hidden', 'true')
})
