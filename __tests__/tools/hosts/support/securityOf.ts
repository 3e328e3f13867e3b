import { securityHeaders } from '../../../../tools/headers/securityHeaders'

/** The security headers of every answer over TLS, by Node's names for them. */
export const securityOf = (policy: string) => ({
  'content-security-policy': policy,
  ...Object.fromEntries(
    Object.entries(securityHeaders(true)).map(([name, value]) => [name.toLowerCase(), value]),
  ),
})
