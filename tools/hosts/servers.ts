import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unpackFolder } from '../programs/debian'
import { pathFromEnvironment, type RequiredProgram } from '../programs/requiredProgram'
import { ensureInstalled } from '../programs/ensureInstalled'

const nginxIn = (root: string) => ({
  program: pathFromEnvironment('BOHEMIA_NGINX') ?? join(root, 'usr/sbin/nginx'),
  brotli: join(
    pathFromEnvironment('BOHEMIA_NGINX_MODULES') ?? join(root, 'usr/lib/nginx/modules'),
    'ngx_http_brotli_static_module.so',
  ),
})

const isComplete = ({ program, brotli }: ReturnType<typeof nginxIn>) =>
  existsSync(program) && existsSync(brotli)

/** The chosen, installed or unpacked nginx; looked up at each call, since it may just have been unpacked. */
export const findNginx = () => {
  const installed = nginxIn('/')
  return isComplete(installed) ? installed : nginxIn(unpackFolder)
}

/** The chosen or the installed Apache. */
export const findApache = () => ({
  program: pathFromEnvironment('BOHEMIA_APACHE') ?? '/usr/sbin/apache2',
  modules: pathFromEnvironment('BOHEMIA_APACHE_MODULES') ?? '/usr/lib/apache2/modules',
})

export const serverPrograms: readonly RequiredProgram[] = [
  {
    title: 'nginx con brotli_static',
    packages: [],
    unpackedPackages: ['nginx', 'libnginx-mod-http-brotli-static'],
    otherSystems: 'BOHEMIA_NGINX=/ruta/a/nginx BOHEMIA_NGINX_MODULES=/carpeta/de/sus/módulos',
    isInstalled: () => isComplete(findNginx()),
  },
  {
    title: 'Apache 2.4',
    packages: ['apache2-bin'],
    otherSystems: 'BOHEMIA_APACHE=/ruta/a/httpd BOHEMIA_APACHE_MODULES=/carpeta/de/sus/módulos',
    isInstalled: () => existsSync(findApache().program),
  },
]

/** @throws Error as `ensureInstalled` */
export const ensureServers = (): void => ensureInstalled(serverPrograms)
