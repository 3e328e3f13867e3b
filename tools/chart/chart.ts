/** Writes the files that follow from the gate's machine: `npm run chart`. A test fails while one of them is stale. */
import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { deriveGateChart } from '../../src/audit/gate/deriveGateChart'
import { gateSubject } from '../../src/audit/gate/gateSubject'
import { recordRun } from './recordRun'
import { chartFiles } from './chartFiles'

async function main() {
  const record = {
    path: 'src/audit/gate/recorded.json',
    content: JSON.stringify(await recordRun(gateSubject, deriveGateChart())),
  }
  for (const { path, content } of [...(await chartFiles()), record]) {
    const isJson = path.endsWith('.json')
    writeFileSync(
      path,
      isJson ? await format(content, { ...(await resolveConfig(path)), filepath: path }) : content,
    )
  }
}

void main()
