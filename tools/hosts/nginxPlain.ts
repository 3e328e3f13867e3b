export interface NginxPlace {
  readonly name: string
  readonly root: string
  readonly certificate: string
  readonly key: string
  readonly ports: { readonly http: number; readonly https: number }
  /** Where the machine knows no IPv6, nginx would not start with it. */
  readonly hasIpv6: boolean
  /** Asked for before the lab and the auditor's views; see `auditPasswords`. */
  readonly passwords: string | undefined
}

export const listen = (port: number, hasIpv6: boolean, options = ''): string =>
  ['', ...(hasIpv6 ? ['[::]:'] : [])].map((address) => `  listen ${address}${port}${options};`).join('\n')

/** Without TLS there is only the way to it, and the files by which certbot proves that the name is ours. */
export const nginxPlain = ({ name, root, ports, hasIpv6 }: NginxPlace): string => `\
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
export const nginxFirst = (place: NginxPlace): string => `\
# Bohemia 56 for nginx, until certbot has brought the certificate; then nginx.conf in its place.
${nginxPlain(place)}`
