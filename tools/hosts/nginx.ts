import {
  revalidate,
  hashedFolders,
  immutable,
  noStore,
  contentTypes,
  textTypes,
  hiddenFiles,
} from '../headers/fileHeaders'
import { formerAddresses } from '../../src/shared/formerAddresses'
import type { pagePolicies } from '../headers/pagePolicies'
import { securityHeaders } from '../headers/securityHeaders'
import { nginxPassword } from './auditPassword'
import type { ServerSettings } from './serverConfigs'

export interface NginxSettings extends Omit<ServerSettings, 'folder'> {
  readonly name: string
  /** False where the system has no IPv6: nginx would not start with it. */
  readonly hasIpv6: boolean
  /** Asked for before the lab and the auditor's views; see `auditPasswords`. */
  readonly passwords: string | undefined
}

const listen = (port: number, hasIpv6: boolean, options = ''): string =>
  ['', ...(hasIpv6 ? ['[::]:'] : [])].map((address) => `  listen ${address}${port}${options};`).join('\n')

/** Without TLS: only the redirect to it, and the files by which certbot proves who owns the name. */
const httpServer = ({ name, root, ports, hasIpv6 }: NginxSettings): string => `\
server {
${listen(ports.http, hasIpv6)}
  server_name ${name};
  server_tokens off;
  location /.well-known/acme-challenge/ {
    root ${root};
    default_type text/plain;
  }
  location / {
    return 301 https://$host$request_uri;
  }
}
`

/** The site file before there is a certificate: with a missing one nginx does not start. */
export const nginxBeforeCertificate = (place: NginxSettings): string => `\
# Bohemia 56 for nginx, until certbot has brought the certificate; then nginx.conf in its place.
${httpServer(place)}`

const header = ([name, value]: readonly [string, string]) => `  add_header ${name} "${value}" always;`

const policyLine = ([address, policy]: readonly [string, string]) => `  "${address}" "${policy}";`

const formerLine = ([former, today]: readonly [string, string]) => `  ~^${former}/*\\z ${today};`

const typeLine = ([extension, type]: readonly [string, string]) => `    ${type} ${extension};`

/** A site file for nginx, e.g. in /etc/nginx/sites-enabled: complete, with its TLS and its redirection to it. */
export const nginxSite = (policies: ReturnType<typeof pagePolicies>, place: NginxSettings): string => `\
# Bohemia 56 for nginx. Needs: apt-get install nginx libnginx-mod-http-brotli-static

map $uri $bohemia_page {
  default $uri.html;
  / /index.html;
  ~^(?<path>/.+?)/+\\z $path.html;
}
map $uri $bohemia_today {
  default "";
${formerAddresses().map(formerLine).join('\n')}
}
map $uri $bohemia_policy {
  default "${policies.site}";
${Object.entries(policies.exceptions).map(policyLine).join('\n')}
}
map $uri $bohemia_kept {
  default "${revalidate}";
  ~^/(${hashedFolders.join('|')})/ "${immutable}";
}
map $status $bohemia_cache {
  default $bohemia_kept;
  ~^[45] "${noStore}";
}
${nginxPassword(place.passwords).map}map $status $bohemia_allow {
  default "";
  405 "GET, HEAD";
}

${httpServer(place)}
server {
${listen(place.ports.https, place.hasIpv6, ' ssl http2')}
  server_name ${place.name};
  ssl_certificate ${place.certificate};
  ssl_certificate_key ${place.key};
  ssl_protocols TLSv1.2 TLSv1.3;

  root ${place.root};
  server_tokens off;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  charset utf-8;
  charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
  types {
${Object.entries(contentTypes)
  .map((entry) => typeLine([entry[0], entry[1]]))
  .join('\n')}
  }

  add_header Content-Security-Policy $bohemia_policy always;
${Object.entries(securityHeaders(true)).map(header).join('\n')}
  add_header Cache-Control $bohemia_cache always;
  add_header Allow $bohemia_allow always;

${nginxPassword(place.passwords).lines}
  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }
  absolute_redirect off;
  if ($bohemia_today) {
    return 301 $bohemia_today$is_args$args;
  }
  location / {
    error_page 404 /404.html;
    try_files $uri $bohemia_page =404;
  }
  location ~ \\.(?!html$)\\w+$ {
    error_page 404 /404.html;
    try_files $uri =404;
  }
${hiddenFiles.map((file) => `  location = /${file} {\n    error_page 404 /404.html;\n    internal;\n  }`).join('\n')}
}
`
