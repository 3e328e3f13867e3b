import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHttpsServer, createCertificate } from '../preview/httpsServer'
import { listenLocally } from '../shared/listenLocally'
import { pagePolicies } from '../headers/pagePolicies'
import { htaccess } from './apache'
import { nginxSite } from './nginx'
import { apacheMain, nginxMain } from './serverConfigs'
import { apache, nginx } from './servers'

export const serverNames = ['preview', 'nginx', 'apache'] as const

type RealServer = 'nginx' | 'apache'

export const findFreePort = async () => {
  const server = createServer()
  const port = await listenLocally(server)
  server.close()
  await once(server, 'close')
  return port
}

const acceptsConnections = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })

export const hasIpv6 = () =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'))

/** A copy that the server's own user may read, wherever the project lies. */
const readableCopy = (site: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-host-'))
  const root = join(folder, 'site')
  chmodSync(folder, 0o755)
  cpSync(site, root, { recursive: true })
  // For whoever tries to leave the site.
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  return { folder, root }
}

/** Starts a program and waits until it answers. */
export const startProgram = async (command: readonly string[], port: number, env = {}) => {
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } })
  const ended = once(child, 'exit')
  while (!(await acceptsConnections(port))) {
    if (child.exitCode !== null)
      throw new Error(`${program} ended with ${child.exitCode} before it answered.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const stop = async () => {
    child.kill()
    await ended
  }
  return { pid: child.pid, stop }
}

const startPreview = async (site: string) => {
  const certificate = createCertificate()
  const { port, close } = await startHttpsServer(site, certificate)
  return { cert: certificate.cert, ports: { https: port }, pid: process.pid, stop: async () => close() }
}

/** @param passwords one of them is asked for before the lab and the auditor's views */
export const startRealServer = async (name: RealServer, site: string, passwords?: string) => {
  const { key: ownKey, cert } = createCertificate()
  const { folder, root } = readableCopy(site)
  const [certificate, key, config] = ['cert.pem', 'key.pem', 'main.conf'].map((file) =>
    join(folder, file),
  ) as [string, string, string]
  writeFileSync(certificate, cert)
  writeFileSync(key, ownKey)
  const ports = { http: await findFreePort(), https: await findFreePort() }
  const place = { folder, root, certificate, key, ports }
  const log = join(folder, `${name}.log`)
  if (name === 'nginx') {
    writeFileSync(
      join(folder, 'site.conf'),
      nginxSite(pagePolicies(site), { ...place, name: 'localhost', hasIpv6: hasIpv6(), passwords }),
    )
  } else writeFileSync(join(root, '.htaccess'), htaccess(pagePolicies(site), passwords))
  writeFileSync(config, name === 'nginx' ? nginxMain(place) : apacheMain(place))
  const command =
    name === 'nginx'
      ? [nginx.program, '-e', log, '-p', folder, '-c', config]
      : [apache.program, '-f', config, '-D', 'FOREGROUND']
  const running = await startProgram(command, ports.https).catch((error: Error) => {
    throw new Error(`${error.message}\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
  })
  return {
    cert,
    ports,
    pid: running.pid,
    stop: async () => {
      await running.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The built site over TLS, by the preview's own handler or by a real server with the rules that the build writes. */
export const startServer = (name: (typeof serverNames)[number], site: string) =>
  name === 'preview' ? startPreview(site) : startRealServer(name, site)
