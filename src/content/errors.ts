/** spec §8: the generic defaults of the router and the stylesheet loader, with a Spanish line beside them. */
export const applicationError = 'Unexpected Application Error!'
export const cssPreloadError = 'Unable to preload CSS'

export const statusTitles = {
  400: '400 Bad Request',
  403: '403 Forbidden',
  404: '404 Not Found',
  405: '405 Method Not Allowed',
} as const

export const errorPage = {
  text: 'Algo se descolgó. Vuelve a intentarlo o regresa al inicio.',
  cssText: 'Una parte del diseño no llegó. Revisa tu conexión y vuelve a intentarlo.',
  retry: 'Reintentar',
  home: 'Ir al inicio',
} as const
