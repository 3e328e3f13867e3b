import { once } from 'node:events'
import type { Server } from 'node:net'

/** A port that a person may change by an environment variable. */
export interface PortChoice {
  readonly variable: string
  /** What is run with it, e.g. `npm start`. */
  readonly command: string
  readonly defaultPort: number
}

export const previewPort: PortChoice = { variable: 'PORT', command: 'npm start', defaultPort: 4156 }
export const devPort: PortChoice = { variable: 'PORT', command: 'npm run dev', defaultPort: 4155 }
// Not every port will do: browsers and fetch refuse some, 4190 among them.
export const journeysPort: PortChoice = {
  variable: 'BOHEMIA_JOURNEYS_PORT',
  command: 'npm run journeys',
  defaultPort: 4166,
}

const example = ({ variable, command }: PortChoice, port: number) => `${variable}=${port} ${command}`

/** @throws Error in Spanish where the variable holds no number between 1 and 65535 */
export const readPort = (choice: PortChoice): number => {
  const wanted = process.env[choice.variable] || String(choice.defaultPort)
  const port = Number(wanted)
  if (/^\d+$/.test(wanted) && port >= 1 && port <= 65_535) return port
  throw new Error(
    `${choice.variable}=${wanted} no es un puerto: escribe un número entre 1 y 65535, ` +
      `por ejemplo ${example(choice, choice.defaultPort + 1)}`,
  )
}

/** Why a server could not listen, in Spanish, with the variable that changes it; by Node's error code. */
const explainListenError = (choice: PortChoice, port: number, host: string, code: string | undefined) =>
  ({
    EADDRINUSE: `El puerto ${port} ya está ocupado. Elige otro, por ejemplo: ${example(choice, port + 1)}`,
    EACCES: `No hay permiso para abrir el puerto ${port}. Elige otro, por ejemplo: ${example(choice, choice.defaultPort + 1)}`,
    EADDRNOTAVAIL: `HOST=${host} no es una dirección de este equipo. Quita HOST o usa HOST=127.0.0.1`,
    ENOTFOUND: `HOST=${host} no es una dirección conocida. Quita HOST o usa HOST=127.0.0.1`,
  })[code ?? '']

/**
 * Opens the chosen port.
 * @returns the address, e.g. `http://127.0.0.1:4156`
 * @throws Error in Spanish that says what prevents it
 */
export async function listen(server: Server, choice: PortChoice, host: string): Promise<string> {
  const port = readPort(choice)
  await once(server.listen(port, host), 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new Error(
      explainListenError(choice, port, host, code) ?? `El servidor no pudo arrancar: ${message}`,
    )
  })
  return `http://${host}:${port}`
}
