// Where a text was read that is not the official one; what is named here was read on 25 November 2026.

export const lawCopy = 'copia de la Ley 259 y del DS 1347 publicada por terceros; no la Gaceta Oficial'
export const privacyActionCopy = 'el artículo 130, como lo copia soloderecho.com.bo; no la Gaceta Oficial'
export const originMentions =
  'menciones de terceros: de la Ley 1334, del DS 24777 y de la norma 324001 no se leyó el texto'
export const messagingNews = 'nota de prensa de bestmediainfo.com; no las políticas de Meta'
export const assuranceContents = 'el índice del proyecto de norma, resumido por terceros; no la norma'
export const verificationAbstract = 'el resumen en sagroups.ieee.org/2089-1; no la norma'
export const guidingPages = 'páginas 8 a 10 del documento, en copias; no el documento entero'
/** The note of rows that were written before sources were noted. */
export const notNoted = 'no se anotó dónde, y el texto oficial no se tuvo a la vista'
