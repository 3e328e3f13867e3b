// Measured by `npm run fonts`.

/** By the variable that names it in the styles; `width` is that of the text at 100 px, in px. */
export const ownFonts = {
  poster: {
    font: '300 100px',
    family: 'Imbue',
    text: 'Confirma tu edad: para entrar a este sitio tienes que ser mayor de 18 años',
    width: 1945,
  },
  sans: {
    font: '400 100px',
    family: 'Archivo',
    text: 'Confirma tu edad: para entrar a este sitio tienes que ser mayor de 18 años',
    width: 3223,
  },
  capitals: {
    font: '650 100px',
    family: 'Archivo',
    text: 'EL CONSUMO EXCESIVO DE ALCOHOL ES DAÑINO PARA LA SALUD',
    width: 3267,
  },
  italic: {
    font: 'italic 400 100px',
    family: 'Piazzolla',
    text: 'Confirma tu edad: para entrar a este sitio tienes que ser mayor de 18 años',
    width: 3049,
  },
}
