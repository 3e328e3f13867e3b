import { layOut } from './layout'
import { pills } from './pills'
import { drawSvg } from './svg'

/** The picture of the gate's chart, derived from the machine the site runs. */
export const gateSvg = async () => drawSvg(await layOut(), pills())

export const gateSvgFile = 'src/features/gate/gate.svg'
