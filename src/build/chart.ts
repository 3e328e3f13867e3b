/** Writes the files that follow from the gate's machine: `npm run chart`. A test fails while one of them is stale. */
import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { chartFiles } from './chart/chartFiles'

async function main() {
  for (const { path, content } of await chartFiles()) {
    const isJson = path.endsWith('.json')
    writeFileSync(
      path,
      isJson ? await format(content, { ...(await resolveConfig(path)), filepath: path }) : content,
    )
  }
}

void main()
