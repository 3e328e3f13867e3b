import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { allowedRequests } from '../../../../tools/dossier/allowedRequests'
import { lookAtBuilt } from '../../../../tools/dossier/builtLooks'
import { gateScreen } from '../../../../tools/dossier/chromium/gateScreen'
import { lookBeforeYes } from '../../../../tools/dossier/chromium/looks/beforeYesLooks'
import { lookAtDialog } from '../../../../tools/dossier/chromium/looks/dialogLooks'
import { lookAtGate } from '../../../../tools/dossier/chromium/looks/gateLooks'
import { legendsIn, sightingsIn } from '../../../../tools/dossier/chromium/measuring'
import { visitBeforeYes } from '../../../../tools/dossier/chromium/requestVisit'
import { inVisit, type Stage } from '../../../../tools/dossier/chromium/stage'
import { gateTexts } from '../../../../tools/dossier/chromium/textVisit'

const measured = (stage: Stage) =>
  inVisit(stage, async (context) => {
    const page = await context.newPage()
    await page.goto('/')
    await gateScreen(page).isAsked()
    const place = {
      place: 'puerta',
      selector: '.gate__panel',
      texts: ['excess', 'minors', ...gateTexts],
    } as const
    return {
      sightings: await sightingsIn(page, place),
      legends: await legendsIn(page, 'puerta', '.gate__panel'),
    }
  })

/** Sound evidence, but for the gate what the dossier's own visits see now on this stage. */
export async function gateEvidence(stage: Stage, folder: string, sound: Evidence): Promise<Evidence> {
  const [texts, before, gate, dialog, built] = await Promise.all([
    measured(stage),
    visitBeforeYes(stage, folder, '/'),
    inVisit(stage, lookAtGate),
    inVisit(stage, lookAtDialog),
    lookAtBuilt(folder, ['/']),
  ])
  const seen = [...gate, ...dialog, ...built, ...lookBeforeYes([before])]
  const { sightings, legends } = sound.texts
  return {
    ...sound,
    results: {
      ...sound.results,
      looks: sound.results.looks.map((look) => seen.find(({ id }) => id === look.id) ?? look),
    },
    texts: {
      ...sound.texts,
      sightings: [...sightings.filter(({ place }) => place !== 'puerta'), ...texts.sightings],
      legends: [...legends.filter(({ element }) => element !== 'puerta'), ...texts.legends],
    },
    requests: { allowed: allowedRequests(), addresses: [before.seen] },
  }
}
