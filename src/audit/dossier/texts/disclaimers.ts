/** What the dossier never claims, whatever its counts are. */
export const disclaimers = [
  'No se verificó la edad ni la identidad de nadie: la edad es declarada.',
  'Un valor guardado no prueba que alguien tocó SÍ: extensiones y otras personas pueden escribirlo.',
  'Este expediente no es una certificación ni un consejo legal.',
  'No se verificaron las modificaciones posteriores de la ley ni de su reglamento.',
] as const
