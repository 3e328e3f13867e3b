import { isAbsolute } from 'node:path'

/**
 * The host's file of names and passwords, if nginx and Apache are to ask for one before the lab and the auditor's
 * views, which show captures of the site behind the gate: BOHEMIA_AUDIT_PASSWORDS, off by default.
 * @throws Error in Spanish where it is no absolute path that a server's configuration can hold
 */
export const auditPasswords = (): string | undefined => {
  const file = process.env.BOHEMIA_AUDIT_PASSWORDS
  if (!file) return undefined
  if (isAbsolute(file) && /^[\w./-]+$/.test(file)) return file
  throw new Error(
    `BOHEMIA_AUDIT_PASSWORDS=${file} no sirve: escribe la ruta absoluta del archivo de contraseñas en el servidor, ` +
      'solo con letras sin acento, cifras y los signos . _ - /',
  )
}

/** Everything of the lab and the views: the pages, their compressed copies and what lies under them. */
const auditPages = '^/auditoria'

const realm = 'Bohemia 56'

export const nginxPassword = (file: string | undefined) =>
  file
    ? {
        map: `map $uri $bohemia_realm {\n  default off;\n  ~${auditPages} "${realm}";\n}\n`,
        lines: `  auth_basic $bohemia_realm;\n  auth_basic_user_file ${file};\n`,
      }
    : { map: '', lines: '' }

export const apachePassword = (file: string | undefined) =>
  file
    ? `
<If "%{REQUEST_URI} =~ m#${auditPages}#">
  AuthType Basic
  AuthName "${realm}"
  AuthUserFile ${file}
  Require valid-user
</If>
`
    : ''
