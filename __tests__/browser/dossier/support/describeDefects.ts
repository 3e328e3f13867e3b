import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { judge } from '../../../../src/audit/dossier/judgement/judge'
import { describeFailingRows } from '../../../../tools/dossier/describeFailingRows'
import { requirements } from '../../../../tools/dossier/requirements/requirements'
import { openServedBrowser, type ServedBrowser } from '../../../../tools/dossier/chromium/servedBrowser'
import { runDay } from '../../../audit/dossier/support/runDay'
import { soundEvidence } from '../../../audit/dossier/support/soundEvidence'
import { expectSome } from '../../../support/expectSome'
import { expect, test } from '../../support/visitor'
import { plantedCopy } from './plantedCopy'
import { replaceSeen, type Seen } from './replaceSeen'

type Observe = (served: ServedBrowser) => Promise<Seen>

export interface Defect {
  readonly name: string
  readonly plant: (html: string) => string
  /** The visits that can see it; all of the group's where none are named. */
  readonly observe?: Observe
  /** Each row that then fails, in its order, with a part of the Spanish sentence that says why, or several. */
  readonly rows: Readonly<Record<string, string | readonly string[]>>
}

/** A test for each defect, planted in one page of a copy of the site, and one for the page as it was built. */
export function describeDefects(
  what: string,
  observeAll: Observe,
  defects: readonly Defect[],
  file?: string,
) {
  test.describe(what, () => {
    // One copy of the site, one defect at a time.
    test.describe.configure({ mode: 'default' })

    let sound: Evidence
    let copy: ReturnType<typeof plantedCopy>
    let served: Awaited<ReturnType<typeof openServedBrowser>>

    test.beforeAll(async () => {
      sound = await soundEvidence()
      copy = plantedCopy(file)
      served = await openServedBrowser(copy.folder)
      served.patience.shorten()
    })

    test.afterAll(async () => {
      await served.close()
      copy.remove()
    })

    const failing = async (observe: Observe) =>
      describeFailingRows(judge(requirements, replaceSeen(sound, await observe(served)), runDay))

    test('the page as it was built fails no row of the dossier', async () => {
      copy.restore()
      expect(await failing(observeAll)).toEqual([])
    })

    for (const { name, plant, observe = observeAll, rows } of expectSome(defects)) {
      test(`${name}: ${Object.keys(rows).join(', ')}`, async () => {
        copy.plant(plant)
        const lines = await failing(observe)
        expect(lines.map((line) => line.split(' · ')[0])).toEqual(Object.keys(rows))
        expectSome(Object.values(rows).map((reasons) => [reasons].flat())).forEach((reasons, index) =>
          expectSome(reasons).forEach((reason) => expect(lines[index]).toContain(reason)),
        )
      })
    }
  })
}
