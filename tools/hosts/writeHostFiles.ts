import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { owner } from '../../src/content/owner'
import { pagePolicies } from '../headers/pagePolicies'
import { apacheServer, htaccess } from './apache'
import { auditPasswords } from './auditPassword'
import { headersFile } from './headersFile'
import { redirectsFile } from './redirectsFile'
import { nginxSite, nginxBeforeCertificate, type NginxSettings } from './nginx'

const productionSettings = (): NginxSettings => {
  const name = new URL(owner.canonicalUrl.value).host
  return {
    name,
    root: '/var/www/bohemia56',
    certificate: `/etc/letsencrypt/live/${name}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${name}/privkey.pem`,
    ports: { http: 80, https: 443 },
    hasIpv6: true,
    passwords: auditPasswords(),
  }
}

/** Netlify and Cloudflare read `_headers` and `_redirects` inside the site and hide them; any other file there would be public on them. */
export const writeHostFiles = (folder: string): void => {
  const policies = pagePolicies(folder)
  const beside = join(folder, '../hosting')
  mkdirSync(beside, { recursive: true })
  writeFileSync(join(folder, '_headers'), headersFile(policies))
  writeFileSync(join(folder, '_redirects'), redirectsFile())
  writeFileSync(join(beside, 'apache.htaccess'), htaccess(policies, auditPasswords()))
  writeFileSync(join(beside, 'apache-server.conf'), apacheServer)
  writeFileSync(join(beside, 'nginx.conf'), nginxSite(policies, productionSettings()))
  writeFileSync(join(beside, 'nginx-first.conf'), nginxBeforeCertificate(productionSettings()))
}
