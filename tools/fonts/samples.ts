/**
 * The texts whose widths are compared. The first script of every page holds them: no word of the catalogue may stand
 * in them, which is not received before SÍ.
 */
export const samples = {
  sentence: 'Confirma tu edad: para entrar a este sitio tienes que ser mayor de 18 años',
  capitals: 'EL CONSUMO EXCESIVO DE ALCOHOL ES DAÑINO PARA LA SALUD',
}
