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
import { apacheMain, nginxMain, type ServerSettings } from './serverConfigs'
import { findApache, findNginx } from './servers'

export const serverNames = ['preview', 'nginx', 'apache'] as const

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
  // For tests that try to read outside the site.
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

/** For each server: its files, by their place in its folder, and the command that starts it. */
const launches = {
  nginx: (place: ServerSettings, site: string, passwords?: string) => {
    const settings = { ...place, name: 'localhost', hasIpv6: hasIpv6(), passwords }
    const [log, config] = [join(place.folder, 'nginx.log'), join(place.folder, 'main.conf')]
    return {
      files: { 'main.conf': nginxMain(place), 'site.conf': nginxSite(pagePolicies(site), settings) },
      command: [findNginx().program, '-e', log, '-p', place.folder, '-c', config],
    }
  },
  apache: (place: ServerSettings, site: string, passwords?: string) => ({
    files: { 'main.conf': apacheMain(place), 'site/.htaccess': htaccess(pagePolicies(site), passwords) },
    command: [findApache().program, '-f', join(place.folder, 'main.conf'), '-D', 'FOREGROUND'],
  }),
}

/** @param passwords one of them is asked for before the lab and the auditor's views */
export const startRealServer = async (name: keyof typeof launches, site: string, passwords?: string) => {
  const { folder, root } = readableCopy(site)
  const ports = { http: await findFreePort(), https: await findFreePort() }
  const place = { folder, root, ports, certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const { key, cert } = createCertificate()
  const { files, command } = launches[name](place, site, passwords)
  for (const [file, content] of Object.entries({ 'cert.pem': cert, 'key.pem': key, ...files }))
    writeFileSync(join(folder, file), content)
  const { pid, stop } = await startProgram(command, ports.https).catch((error: Error) => {
    const log = join(folder, `${name}.log`)
    throw new Error(`${error.message}\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
  })
  return { cert, ports, pid, stop: () => stop().then(() => rmSync(folder, { recursive: true })) }
}

/** The built site over TLS, by the preview's own handler or by a real server with the rules that the build writes. */
export const startServer = (name: (typeof serverNames)[number], site: string) =>
  name === 'preview' ? startPreview(site) : startRealServer(name, site)
