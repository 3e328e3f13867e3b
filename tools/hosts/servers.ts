import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unpackFolder } from '../programs/debian'
import { pathFromEnvironment, type RequiredProgram } from '../programs/requiredProgram'
import { ensureInstalled } from '../programs/ensureInstalled'

const debianNginx = { program: '/usr/sbin/nginx', modules: '/usr/lib/nginx/modules' } as const

/** A server's program and the folder of its modules. */
interface ServerFiles {
  readonly program: string
  readonly modules: string
}

const brotliModule = (modules: string) => join(modules, 'ngx_http_brotli_static_module.so')

const isComplete = ({ program, modules }: ServerFiles) =>
  existsSync(program) && existsSync(brotliModule(modules))

/** As chosen, as installed, or as unpacked. */
const nginxFiles = (): ServerFiles => {
  const place = isComplete(debianNginx) ? '' : unpackFolder
  return {
    program: pathFromEnvironment('BOHEMIA_NGINX') ?? join(place, debianNginx.program),
    modules: pathFromEnvironment('BOHEMIA_NGINX_MODULES') ?? join(place, debianNginx.modules),
  }
}

const apacheFiles = (): ServerFiles => ({
  program: pathFromEnvironment('BOHEMIA_APACHE') ?? '/usr/sbin/apache2',
  modules: pathFromEnvironment('BOHEMIA_APACHE_MODULES') ?? '/usr/lib/apache2/modules',
})

/** Asked for when they are needed: they may have come to this machine a moment ago. */
export const nginx = {
  get program() {
    return nginxFiles().program
  },
  get brotli() {
    return brotliModule(nginxFiles().modules)
  },
}
export const apache = {
  get program() {
    return apacheFiles().program
  },
  get modules() {
    return apacheFiles().modules
  },
}

export const serverPrograms: readonly RequiredProgram[] = [
  {
    title: 'nginx con brotli_static',
    packages: [],
    unpackedPackages: ['nginx', 'libnginx-mod-http-brotli-static'],
    otherSystems: 'BOHEMIA_NGINX=/ruta/a/nginx BOHEMIA_NGINX_MODULES=/carpeta/de/sus/módulos',
    isInstalled: () => isComplete(nginxFiles()),
  },
  {
    title: 'Apache 2.4',
    packages: ['apache2-bin'],
    otherSystems: 'BOHEMIA_APACHE=/ruta/a/httpd BOHEMIA_APACHE_MODULES=/carpeta/de/sus/módulos',
    isInstalled: () => existsSync(apacheFiles().program),
  },
]

/** @throws Error as `provide` */
export const ensureServers = (): void => ensureInstalled(serverPrograms)
