import { execFileSync } from 'node:child_process'

// Jest cannot load packages of ES modules; Node itself can.
export const readInNode = (script: string, text: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { input: text, encoding: 'utf8' }),
  )

/** Prints what state-machine-cat reads. */
export const readScxml = `
  import { readFileSync } from 'node:fs'
  import { render } from 'state-machine-cat'
  const read = await render(readFileSync(0, 'utf8'), { inputType: 'scxml', outputType: 'json' })
  console.log(JSON.stringify(read))`

/** Prints what Graphviz lays out. */
export const readDot = `
  import { readFileSync } from 'node:fs'
  import { Graphviz } from '@hpcc-js/wasm-graphviz'
  const graphviz = await Graphviz.load()
  console.log(graphviz.layout(readFileSync(0, 'utf8'), 'json', 'dot'))`
