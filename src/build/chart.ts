/** Draws the gate's chart from the machine: `npm run chart`. A test fails while the picture is stale. */
import { writeFileSync } from 'node:fs'
import { gateSvg, gateSvgFile } from './chart/gateSvg'

async function main() {
  writeFileSync(gateSvgFile, await gateSvg())
}

void main()
