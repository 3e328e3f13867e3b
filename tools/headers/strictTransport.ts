/**
 * How far the promise "only over TLS" reaches (RFC 6797). Beyond the site's own name it binds what is not this
 * project's: every subdomain needs TLS too, and `preload` asks browsers' makers for a list that takes months to leave
 * (hstspreload.org). So the owner opts in here.
 */
export type StrictTransport = 'own name' | 'with subdomains' | 'with subdomains, preload'

export const strictTransport: StrictTransport = 'own name'

const reach: Record<StrictTransport, string> = {
  'own name': '',
  'with subdomains': '; includeSubDomains',
  'with subdomains, preload': '; includeSubDomains; preload',
}

/** Two years, in seconds; a promise that may only be made over TLS. */
export const strictTransportHeader = (scope: StrictTransport): string => `max-age=63072000${reach[scope]}`

/** Spanish, for the launch check. */
export const strictTransportNote: Record<StrictTransport, string> = {
  'own name': 'solo el nombre del sitio; sus subdominios y la lista de los navegadores no están incluidos.',
  'with subdomains': 'el nombre del sitio y todos sus subdominios: cada uno necesita TLS.',
  'with subdomains, preload':
    'el sitio, todos sus subdominios y la lista de los navegadores, de la que se tarda meses en salir.',
}
