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

/** Why a server could not listen, in Spanish, with the variable that changes the port; by Node's error code. */
export const explainPortError = (
  choice: PortChoice,
  port: number,
  code: string | undefined,
): string | undefined =>
  ({
    EADDRINUSE: `El puerto ${port} ya está ocupado. Elige otro, por ejemplo: ${example(choice, port + 1)}`,
    EACCES: `No hay permiso para abrir el puerto ${port}. Elige otro, por ejemplo: ${example(choice, choice.defaultPort + 1)}`,
  })[code ?? '']
