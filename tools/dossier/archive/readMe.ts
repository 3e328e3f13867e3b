import { brand } from '../../../src/content/constants'
import type { Manifest, Signing } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { examinedTexts } from '../../../src/audit/dossier/texts/examinedTexts'
import { sealTexts } from '../../../src/audit/dossier/texts/sealTexts'

/** SHA-256 each. */
export interface ArchiveHashes {
  readonly root: string
  readonly seal: string
  /** The hash of verificar.mjs. */
  readonly verifier: string
  /** The hash of manifiesto.json. */
  readonly manifest: string
}

const codeOf = ({ commit, hasChanges }: Pick<Manifest, 'commit' | 'hasChanges'>) =>
  `${commit ?? examinedTexts.outside}${hasChanges ? `, ${examinedTexts.changed}` : ''}`

/** `LEEME.txt`: plain text that the oldest editor shows, with the ends of line of Windows. */
export function readMe(
  version: Pick<Manifest, 'commit' | 'hasChanges'>,
  hashes: ArchiveHashes,
  { firma, fecha }: Signing,
): string {
  const lines = [
    `EXPEDIENTE DE CUMPLIMIENTO DEL SITIO DE ${brand.toUpperCase()}`,
    '',
    'Qué es: lo que piden la ley, los códigos de conducta y la especificación, lo que hace el sitio,',
    'y la evidencia que se observó en él. No es una certificación ni un consejo legal, y no prueba la edad',
    'de nadie.',
    '',
    'Cómo leerlo: descomprime este archivo y abre expediente/expediente.html con cualquier navegador.',
    'No necesita conexión ni servidor. Lo mismo, para imprimir: expediente/expediente.pdf.',
    'La tabla de requisitos, para una hoja de cálculo: expediente/matriz.csv. Lo demás son la evidencia',
    '(.json, texto), las capturas de pantalla (expediente/capturas) y la fecha (ejecucion.json).',
    '',
    'Cómo comprobarlo: con Node 20 o más nuevo (nodejs.org), en la carpeta expediente:',
    '',
    '    node verificar.mjs --raiz=… --sello=…',
    '',
    'con la huella raíz y el sello que te entregaron por otro camino: quien cambie un archivo puede cambiar también',
    'las huellas que están aquí dentro. Nombra cada archivo que no es el que se escribió, y deduce otra vez cada',
    'estado de la evidencia. Que verificar.mjs es el que te anunciaron lo dice su huella: sha256sum verificar.mjs',
    '',
    'Cómo reproducirlo: con el código de esa versión, en otra máquina con Node 20 y Chromium:',
    '',
    '    npm ci && npm run build && npm run dossier',
    '',
    'La huella raíz que imprime tiene que ser la de abajo. De qué más depende: docs/dossier-reproduce.md, en el código.',
    '',
    `Código del sitio: ${codeOf(version)}`,
    `${sealTexts.root}: ${hashes.root}`,
    `${sealTexts.seal}: ${hashes.seal}`,
    `${sealTexts.signature}: ${firma === null ? sealTexts.unsigned : sealTexts.signedBy(firma.titular)}`,
    `${sealTexts.timeStamp}: ${fecha === null ? sealTexts.undated : sealTexts.stampedAt(fecha)}`,
    `Huella de verificar.mjs (SHA-256): ${hashes.verifier}`,
    `Huella de manifiesto.json (SHA-256): ${hashes.manifest}`,
  ]
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}
