import { apachePassword } from './auditPassword'
import { formerAddresses } from '../../src/shared/formerAddresses'
import {
  revalidate,
  hashedFolders,
  immutable,
  noStore,
  contentTypeOf,
  contentTypes,
  hiddenFiles,
} from '../headers/fileHeaders'
import type { pagePolicies } from '../headers/pagePolicies'
import { securityHeaders, type Headers } from '../headers/securityHeaders'
import { strictTransport, strictTransportHeader } from '../headers/strictTransport'

const escaped = (text: string) => text.replaceAll('.', '\\.')

const set = (name: string, value: string, condition = '') =>
  `Header always set ${name} "${value}"${condition && ` "expr=${condition}"`}`

const setAll = (headers: Headers) => Object.entries(headers).map(([name, value]) => set(name, value))

/** Addresses after the rewrite to a compressed copy. */
const whenAddressIs = (address: string) => `%{REQUEST_URI} =~ m#^${escaped(address)}(\\.br|\\.gz)?$#`

const typeLines = (extension: string) => {
  const type = contentTypeOf(`.${extension}`)
  return `\
AddType "${type}" .${extension}
<FilesMatch "\\.${extension}\\.(br|gz)$">
  ForceType "${type}"
</FilesMatch>`
}

const redirectFormer = ([former, today]: readonly [string, string]) =>
  `RewriteRule ^${former.slice(1)}/*$ ${today} [R=301,L]`

const rewriteToCompressed = ([ending, encoding]: readonly [string, string]) => `\
RewriteCond %{HTTP:Accept-Encoding} (^|,)\\s*${encoding}\\s*(,|$|;(?!\\s*q=0(\\.0{0,3})?\\s*(,|$))) [NC]
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(.+\\.\\w+)$ $1.${ending} [L]`

const encodingHeader = ([ending, encoding]: readonly [string, string]) => `\
<FilesMatch "\\.\\w+\\.${ending}$">
  Header set Content-Encoding ${encoding}
  SetEnv no-gzip 1
  SetEnv no-brotli 1
</FilesMatch>`

const encodings = [
  ['br', 'br'],
  ['gz', 'gzip'],
] as const

/** For a shared host's Apache 2.4, with mod_headers and mod_rewrite, where the site is all of the host's root. */
export const htaccess = (
  { site, exceptions }: ReturnType<typeof pagePolicies>,
  passwords: string | undefined,
): string => `\
# Bohemia 56 for Apache 2.4
Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /404.html
RemoveType .gz
RemoveEncoding .gz .br
${Object.keys(contentTypes).map(typeLines).join('\n')}
${apachePassword(passwords)}
RewriteEngine On
RewriteCond %{HTTPS} !on
RewriteCond %{HTTP:X-Forwarded-Proto} !https
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(${hiddenFiles.map(escaped).join('|')})$ - [R=404,L]
${formerAddresses().map(redirectFormer).join('\n')}
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)/?$ $1.html
${encodings.map(rewriteToCompressed).join('\n')}

${encodings.map(encodingHeader).join('\n')}
Header merge Vary Accept-Encoding
${set('Content-Security-Policy', site)}
${Object.entries(exceptions)
  .map(([address, policy]) => set('Content-Security-Policy', policy, whenAddressIs(address)))
  .join('\n')}
${setAll(securityHeaders(false)).join('\n')}
${set('Strict-Transport-Security', strictTransportHeader(strictTransport), "%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'")}
${set('Cache-Control', revalidate)}
${set('Cache-Control', immutable, `%{REQUEST_URI} =~ m#^/(${hashedFolders.join('|')})/#`)}
${set('Cache-Control', noStore, '%{REQUEST_STATUS} -ge 400')}
`

/** What only the server's own configuration can set: Apache answers TRACE before it reads any .htaccess. */
export const apacheServer = `\
# Bohemia 56 for Apache 2.4: for the server's own configuration, e.g. /etc/apache2/conf-enabled
TraceEnable off
`
