/** webpack-dev-server throws a stack trace where its port is taken: asked before it, the answer is a sentence. */
import { createServer } from 'node:net'
import { readPort, devPort, explainPortError } from '../shared/ports'

const refuse = (sentence: string) => {
  console.error(sentence)
  process.exitCode = 1
}

try {
  const port = readPort(devPort)
  const probe = createServer()
  probe.on('error', ({ code, message }: NodeJS.ErrnoException) =>
    refuse(explainPortError(devPort, port, code) ?? message),
  )
  probe.listen(port, () => probe.close())
} catch (error) {
  refuse((error as Error).message)
}
