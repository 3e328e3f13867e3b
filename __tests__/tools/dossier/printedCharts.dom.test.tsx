import { gateChart } from '../../../src/audit/gate/gateChart'
import { formatTransition } from '../../../src/audit/chart/formatChart'
import { judge } from '../../../src/audit/dossier/judgement/judge'
import { readDossier } from '../../../src/audit/dossier/read/readDossier'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { singleFileMarkup } from '../../../tools/dossier/singleFile/markup'
import { serveDossier } from '../../audit/dossier/support/servedDossier'
import { soundEvidence } from '../../audit/dossier/support/soundEvidence'
import { expectSome } from '../../support/expectSome'
import { runDay } from '../../audit/dossier/support/runDay'

/** As the charts of the printable file read them out. */
const coverageWords = (times: number) =>
  times === 0 ? 'sin cubrir' : times === 1 ? 'cubierta 1 vez' : `cubierta ${times} veces`

test('each chart of the printable file says how often each transition was observed, also never', async () => {
  const sound = await soundEvidence()
  const [first] = gateChart.transitions
  const observed = Object.fromEntries(
    Object.entries(sound.observed).map(([id, where]) => [
      id,
      id === first?.id ? { ...where, node: [] } : where,
    ]),
  )
  serveDossier(judge(requirements, sound, runDay), { ...sound, observed })
  const dossier = await readDossier()
  const page = document.createElement('div')
  page.innerHTML = singleFileMarkup({
    dossier: { ...dossier, evidence: { ...dossier.evidence, observed } },
    version: { commit: 'c0ffee', commitDate: null, hasChanges: false, raiz: '' },
    captureOf: () => ({ src: 'data:,', width: 1, height: 1 }),
  })
  const named = gateChart.transitions.map((transition) => {
    const times = transition.id === first?.id ? 0 : (observed[transition.id]?.node.length ?? 0)
    return `${formatTransition(gateChart, transition)}, ${coverageWords(times)}`
  })
  const charts = [...page.querySelectorAll('svg.chart-view')]
  for (const chart of expectSome(charts)) {
    const labels = [...chart.querySelectorAll('[aria-label^="Transición"]')].map((label) =>
      label.getAttribute('aria-label'),
    )
    expect(labels.sort()).toEqual(named.sort())
  }
})
