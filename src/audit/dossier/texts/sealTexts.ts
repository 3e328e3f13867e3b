/** The root hash, the seal, and who signed it and when. */
export const sealTexts = {
  root: 'Huella raíz',
  seal: 'Sello',
  auditor: 'Quién lo observó',
  signature: 'Firma',
  unsigned: 'sin firma',
  timeStamp: 'Fecha cierta',
  undated: 'sin fecha cierta',
  signedBy: (subject: string) => `${subject} (se comprueba con verificar.mjs y el certificado)`,
  stampedAt: (moment: string) =>
    `${moment} (se comprueba con verificar.mjs y el certificado de la autoridad)`,
  /** On the printable file, whose bytes a signature cannot change. */
  asWritten:
    'Este archivo se escribió sin firma y sin fecha cierta. Si alguien firmó después, lo dice firma.json, junto a este archivo, y verificar.mjs lo comprueba. Cuándo se observó y quién, lo dice ejecucion.json.',
} as const
