import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { request as plainRequest } from 'node:http'

export interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Question {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
}

/** Sends path and headers untouched, where fetch would tidy the one and add to the other. */
export const createClient = (ports: { readonly https: number; readonly http?: number }, cert: Buffer) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8, ca: cert, servername: 'localhost' })
  const send = (isSecure: boolean, path: string, question: Question = {}): Promise<Answer> =>
    new Promise((done, fail) => {
      const { method = 'GET', headers = {} } = question
      const asked = { host: '127.0.0.1', path, method, headers: { host: 'localhost', ...headers } }
      const query = isSecure
        ? request({ ...asked, port: ports.https, agent })
        : plainRequest({ ...asked, port: ports.http })
      query
        .on('response', async (res) => {
          done({ status: res.statusCode, headers: res.headers, body: Buffer.concat(await res.toArray()) })
        })
        .on('error', (error: NodeJS.ErrnoException) => {
          // The server closed an idle connection just as it was taken again.
          if (query.reusedSocket && error.code === 'ECONNRESET') done(send(isSecure, path, question))
          else fail(error)
        })
        .end()
    })
  return {
    ask: (path: string, question?: Question) => send(true, path, question),
    askWithoutTls: (path: string) => send(false, path),
    close: () => agent.destroy(),
  }
}
