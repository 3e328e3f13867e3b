const characters =
  ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz¡¿ÁÉÍÓÚÜÑáéíóúüñ«»“”‘’–—·…×°ºª©•−'

/** The characters of headings and titles, which are set in Imbue and Piazzolla. */
const titleCharacters = [...characters].filter((character) => !'$*=[]_©•−'.includes(character)).join('')

/** The fonts of the gate and the whole site; a number in `axes` fixes the axis there. */
export const subsets = [
  {
    name: 'imbue',
    file: 'imbue/files/imbue-latin-standard-normal.woff2',
    characters: titleCharacters,
    axes: { wght: { min: 250, max: 450 }, opsz: 60 },
  },
  {
    name: 'archivo',
    file: 'archivo/files/archivo-latin-wght-normal.woff2',
    characters,
    axes: { wght: { min: 400, max: 650 } },
  },
  {
    name: 'piazzolla-italic',
    file: 'piazzolla/files/piazzolla-latin-wght-italic.woff2',
    characters: titleCharacters,
    axes: { wght: 370 },
  },
]
