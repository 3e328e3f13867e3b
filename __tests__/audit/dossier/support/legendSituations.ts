import { excessLegend } from '../../../../src/content/legal'
import { fingerprint } from '../../../../tools/shared/fingerprint'
import { withResults, withTexts } from './changedEvidence'
import type { Situation } from './situation'

const misspelt = excessLegend.replace('DAÑINO', 'DANINO')

/** Legends that are there and that a person does not read, or that are not the law's. */
export const legendSituations: readonly Situation[] = [
  {
    name: 'a word of a legend that nobody can see',
    evidence: (sound) =>
      withTexts(sound, {
        drawings: sound.texts.drawings.map((one) =>
          one.place === 'error' && one.text === 'minors' ? { ...one, hiddenWords: ['18'] } : one,
        ),
      }),
    changed: { 'NO CONFORME': ['BO-259-09.I'] },
  },
  {
    name: 'legends paler than 4.5:1 on the picture',
    evidence: (sound) =>
      withTexts(sound, {
        drawings: sound.texts.drawings.map((one) =>
          one.place === 'paper' ? { ...one, contrast: 4.4 } : one,
        ),
      }),
    changed: { 'NO CONFORME': ['BO-259-09.I'] },
  },
  {
    name: 'a legend of the site that is not the law’s, with its own fingerprint renewed',
    evidence: (sound) =>
      withTexts(sound, {
        texts: sound.texts.texts.map((one) =>
          one.id === 'excess' ? { ...one, text: misspelt, sha256: fingerprint(misspelt) } : one,
        ),
      }),
    changed: { 'NO CONFORME': ['BO-259-09.I', 'BO-DS-20.b'] },
  },
  {
    name: 'a capture without a legend',
    evidence: (sound) =>
      withResults(sound, {
        captures: sound.results.captures.map((one) =>
          one.state === 'asking' && one.screen === 'phone' ? { ...one, frames: [] } : one,
        ),
      }),
    changed: { 'NO CONFORME': ['BO-259-09.I'] },
  },
]
