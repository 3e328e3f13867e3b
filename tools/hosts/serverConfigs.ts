import { join } from 'node:path'
import { apacheServer } from './apache'
import { findApache, findNginx } from './servers'

export interface ServerSettings {
  readonly folder: string
  readonly root: string
  readonly certificate: string
  readonly key: string
  readonly ports: { readonly http: number; readonly https: number }
}

/** The system's nginx.conf, which includes the site file. */
export const nginxMain = ({ folder }: ServerSettings) => `\
load_module ${findNginx().brotli};
daemon off;
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'nginx.log')};
events {
  worker_connections 1024;
}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${join(folder, name)};`).join('\n')}
  include ${join(folder, 'site.conf')};
}
`

const modules = [
  'mpm_event',
  'auth_basic',
  'authn_core',
  'authn_file',
  'authz_core',
  'authz_user',
  'dir',
  'env',
  'headers',
  'mime',
  'rewrite',
  'setenvif',
  'socache_shmcb',
  'ssl',
]

/** A shared host's Apache: the site's rules come from its .htaccess alone. */
export const apacheMain = ({ folder, root, certificate, key, ports }: ServerSettings) => `\
ServerRoot ${folder}
ServerName localhost
DefaultRuntimeDir ${folder}
PidFile ${join(folder, 'apache.pid')}
ErrorLog ${join(folder, 'apache.log')}
${apacheServer}
${modules.map((name) => `LoadModule ${name}_module ${findApache().modules}/mod_${name}.so`).join('\n')}
User www-data
Group www-data
TypesConfig /dev/null
Listen 127.0.0.1:${ports.http}
Listen 127.0.0.1:${ports.https} https
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost *:${ports.https}>
  SSLEngine on
  SSLCertificateFile ${certificate}
  SSLCertificateKeyFile ${key}
</VirtualHost>
`
