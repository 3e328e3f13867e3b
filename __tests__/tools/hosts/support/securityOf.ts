import { securityHeaders } from '../../../../tools/headers/securityHeaders'

/** What every answer over TLS says, by the names that Node gives them. */
export const securityOf = (policy: string) => ({
  'content-security-policy': policy,
  ...Object.fromEntries(
    Object.entries(securityHeaders(true)).map(([name, value]) => [name.toLowerCase(), value]),
  ),
})
