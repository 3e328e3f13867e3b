import { catalogueFingerprint } from '../../../../tools/dossier/catalogueFingerprint'
import { deriveGateChart } from '../../../../src/audit/gate/deriveGateChart'
import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { captureScreens, captureStates } from '../../../../src/audit/dossier/evidence/captureNames'
import { captureFile } from '../../../../src/audit/dossier/evidence/publishedNames'
import { elementIds } from '../../../../src/audit/dossier/evidence/places'
import { observations, type ObservationId } from '../../../../src/audit/dossier/evidence/observations'
import { observedIn } from '../../../../src/audit/dossier/judgement/scenarioFindings'
import { reviewedTexts } from '../../../../src/audit/dossier/requirements/legalSentences'
import type { Variant } from '../../../../src/audit/gate/defects/variant'
import { browserLinks, scenariosInNode } from '../../../../tools/dossier/scenariosInNode'
import { legendTexts } from '../../../../tools/dossier/chromium/legendTexts'
import { lawSentences } from '../../../../tools/dossier/law/lawSentences'
import { storageCases } from '../../../../tools/dossier/storage/cases'
import { expectedSnapshot } from '../../../../tools/dossier/storage/expected'
import { snapshotInNode } from '../../../../tools/dossier/storage/snapshotInNode'
import { fingerprint } from '../../../../tools/shared/fingerprint'
import { soundDrawings, soundMeasures } from './soundTexts'

/** Evidence of a site that keeps every rule; machine and storage really run, with the defect where one is given. */
export async function soundEvidence(variant: Variant = {}): Promise<Evidence> {
  const machine = deriveGateChart()
  const inBrowser = browserLinks()
  const scenarios = (await scenariosInNode(variant)).map((result) => ({
    ...result,
    chromium: inBrowser.includes(result.link) ? [{ when: 'al abrir', expected: 'x', found: 'x' }] : null,
  }))
  const rows = []
  for (const cell of storageCases) {
    const { place, fault, moment, link } = cell
    const { state, snapshot } = await snapshotInNode(cell, variant)
    const expected = expectedSnapshot(cell)
    rows.push({
      place,
      fault,
      moment,
      link,
      method: 'prueba',
      state,
      expected,
      node: snapshot,
      chromium: expected,
    })
  }
  return {
    site: {
      address: 'https://bohemia56.example',
      isSampleAddress: true,
      pages: 3,
      samples: ['Escribe el número.'],
    },
    machine,
    observed: observedIn(scenarios, machine.transitions),
    results: {
      scenarios,
      observations: (Object.keys(observations) as ObservationId[]).map((id) => ({
        id,
        expected: 'sí',
        found: 'sí',
      })),
      captures: captureStates.flatMap((state) =>
        captureScreens.map((screen) => ({
          file: captureFile(state, screen),
          state,
          screen,
          sha256: fingerprint(''),
          frames: legendTexts.map((text) => ({ text, x: 8, y: 700, width: 300, height: 20 })),
        })),
      ),
      interruptions: [],
    },
    storage: { rows },
    texts: {
      texts: reviewedTexts(),
      catalogue: catalogueFingerprint(),
      law: lawSentences(),
      drawings: soundDrawings(),
      measures: soundMeasures(),
      legends: elementIds.map((element) => ({
        element,
        address: '/',
        width: 320,
        height: 640,
        elementPx: 1000,
        blockShare: 0.12,
        textShare: 0.04,
        contrast: 17,
        fontPx: 13,
        isCapitals: true,
        isLast: true,
      })),
    },
    pictures: {
      pictures: ['bottles/ancestros.webp', 'film/film.mp4'].map((name) => ({
        file: `src/content/media/${name}`,
        alt: 'Una botella.',
        sha256: fingerprint(name),
        published: 1,
      })),
      unlisted: [],
    },
    requests: {
      allowed: [{ pattern: '^/assets/main\\.\\w+\\.js$', what: 'El guion de la puerta' }],
      addresses: [
        { address: '/', requests: [{ path: '/assets/main.0.js', isOwnHost: true, catalogueWords: [] }] },
      ],
    },
    attestations: { attestations: [] },
  }
}

/** The same evidence, where one observation found something else. */
export const withObservation = (evidence: Evidence, id: string, found: string): Evidence => ({
  ...evidence,
  results: {
    ...evidence.results,
    observations: evidence.results.observations.map((one) => (one.id === id ? { ...one, found } : one)),
  },
})
