import { paintings } from '../../../src/content/paintings'
import { bottleAt } from '../../../src/features/unrolling/drawScene'
import { layoutScene } from '../../../src/features/unrolling/layoutScene'
import { placeEdges } from '../../../src/features/unrolling/placeEdges'
import { expectSome } from '../../support/expectSome'
import { stages } from './support/stages'

const steps = Array.from({ length: 51 }, (_, index) => index / 50)

const cases = stages.flatMap((stage) => paintings.map((painting) => ({ stage, painting })))

it.each(cases)(
  '$painting.title stays on a stage of $stage.width × $stage.height, with room below it',
  ({ stage, painting }) => {
    const scene = layoutScene(stage, painting, stage.isPhone)
    for (const progress of expectSome(steps)) {
      const edges = placeEdges(bottleAt(scene, progress), scene, progress)
      const xs = edges.map(({ x }) => x)
      expect(Math.min(...xs)).toBeGreaterThan(14)
      expect(Math.max(...xs)).toBeLessThan(stage.width - 28)
      expect(Math.min(...edges.map(({ top }) => top))).toBeGreaterThan(scene.painting.top - 1)
      expect(Math.max(...edges.map(({ bottom }) => bottom))).toBeLessThan(stage.height * 0.93)
    }
  },
)
