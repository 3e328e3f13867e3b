/** spec §8: the generic defaults of the router and the stylesheet loader, small below the Spanish heading. */
export const applicationError = 'Unexpected Application Error!'
export const cssPreloadError = 'Unable to preload CSS'

/** Above home, which comes in place of an address that does not exist. */
export const unknownAddress = 'Esa página no existe o cambió de dirección. Te trajimos al inicio.'

const retryText = 'Vuelve a intentarlo o regresa al inicio.'

/** Where a style sheet did not arrive. */
export const stylesFailure = {
  heading: 'Una parte del diseño no llegó',
  text: 'Revisa tu conexión y vuelve a intentarlo.',
} as const

/** Where anything else broke; the two buttons of every error screen. */
export const errorPage = {
  heading: 'Algo se descolgó',
  text: retryText,
  retry: 'Reintentar',
  home: 'Ir al inicio',
} as const

interface StatusError {
  /** The specification's line. */
  readonly line: string
  readonly heading: string
  readonly text: string
}

/** The router's errors. Apart from the others, whose texts the HTML holds. */
export const statusErrors: Readonly<Record<number, StatusError>> = {
  400: { line: '400 Bad Request', heading: 'No entendimos esa dirección', text: retryText },
  403: { line: '403 Forbidden', heading: 'Esta página no se puede abrir', text: retryText },
  404: { line: '404 Not Found', heading: 'Esta página no existe', text: retryText },
  405: { ...errorPage, line: '405 Method Not Allowed' },
}
