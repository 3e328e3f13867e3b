import { Composition } from '../../rendering/composition'
import { addFacets } from '../../rendering/addFacets'
import { gradeReference } from '../../rendering/gradeReference'
import { valles, vallesFacets, vallesLight } from '../../painters/valles'
import { drawBallotBox } from './box'
import { drawNeighbours } from './neighbours'
import { drawPetalsInTheAir } from './petals'
import { drawArcade, drawFloor } from './plaza'
import { drawFlags, drawRibbons } from './streamers'
import { upright, type Painting } from '../../painting'

const { width, height } = upright

/** A clear morning with a few long clouds. */
function drawSky(c: Composition) {
  const fill = c.gradient([
    [0, '#2f8fb5'],
    [0.5, '#7fc3cf'],
    [0.85, '#d9e6cf'],
    [1, '#f6e0b8'],
  ])
  c.rect(0, 0, width, 1240, fill, { flow: -0.15, angleJitter: 0.6, minRadius: 7 })
  for (let k = 0; k < 24; k++)
    c.ellipse(
      c.random() * width,
      120 + c.random() * 760,
      150 + c.random() * 260,
      16 + c.random() * 30,
      '#f3f0e2',
      {
        opacity: 0.5,
        flow: -0.1,
        rotation: -6,
        minRadius: 5,
      },
    )
}

/** A town square on the day of an election: neighbours from behind, paper flags, a box hung with flowers. */
export const eventEleccion: Painting = {
  ...valles.acrylic,
  primer: '#c98a5a',
  async compose() {
    const c = new Composition(width, height, 91)
    drawSky(c)
    drawArcade(c)
    drawFloor(c)
    drawFlags(c)
    drawRibbons(c)
    drawBallotBox(c)
    drawNeighbours(c)
    drawPetalsInTheAir(c)
    return addFacets(gradeReference(await c.rasterise(), vallesLight), { ...vallesFacets, seed: 21 })
  },
}
