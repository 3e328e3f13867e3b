import { existsSync } from 'node:fs'
import { debianInstall, installOnDebian } from '../debian'

/** Where Debian puts the servers that the contract is tried on. */
export const nginx = {
  program: '/usr/sbin/nginx',
  brotli: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
} as const
export const apache = { program: '/usr/sbin/apache2', modules: '/usr/lib/apache2/modules' } as const

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'apache2-bin'] as const

const missing = () => [nginx.program, nginx.brotli, apache.program].filter((file) => !existsSync(file))

/** The contract is never tried on fewer servers in silence: they are found, or installed, or this throws. */
export const ensureServers = (): void => {
  if (missing().length > 0) installOnDebian(packages)
  const absent = missing()
  if (absent.length > 0) {
    throw new Error(
      `Las cabeceras se prueban en nginx y en Apache de verdad; falta: ${absent.join(', ')}\n` +
        `  En Debian o Ubuntu:  sudo sh -c '${debianInstall(packages)}'`,
    )
  }
}
