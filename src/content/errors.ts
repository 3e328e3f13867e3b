/** spec §8: the generic defaults of the router and the stylesheet loader, small below the Spanish heading. */
export const applicationError = 'Unexpected Application Error!'
export const cssPreloadError = 'Unable to preload CSS'

export const statusTitles = {
  400: '400 Bad Request',
  403: '403 Forbidden',
  404: '404 Not Found',
  405: '405 Method Not Allowed',
} as const

/** Above home, which comes in place of an address that does not exist. */
export const unknownAddress = 'Esa página no existe o cambió de dirección. Te trajimos al inicio.'

const retryText = 'Vuelve a intentarlo o regresa al inicio.'

/** What the visitor reads first, by the specification's line. */
export const failureTexts: Readonly<Record<string, { readonly heading: string; readonly text: string }>> = {
  [cssPreloadError]: {
    heading: 'Una parte del diseño no llegó',
    text: 'Revisa tu conexión y vuelve a intentarlo.',
  },
  [statusTitles[400]]: { heading: 'No entendimos esa dirección', text: retryText },
  [statusTitles[403]]: { heading: 'Esta página no se puede abrir', text: retryText },
  [statusTitles[404]]: { heading: 'Esta página no existe', text: retryText },
}

export const errorPage = {
  heading: 'Algo se descolgó',
  text: retryText,
  retry: 'Reintentar',
  home: 'Ir al inicio',
} as const
