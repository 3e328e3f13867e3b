import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureServers } from '../../../../tools/hosts/servers'
import { dist } from './built'

export default () => {
  if (!existsSync(join(dist, '_headers')))
    throw new Error('Falta dist: construye el sitio con npm run build.')
  ensureServers()
}
