import type { ChartMarks } from '../../chart/chart'
import { gateChart, wideLayout } from '../../chart/gateChart'
import { toCsv } from '../../chart/export/toCsv'
import { toDot } from '../../chart/export/toDot'
import { toMermaid } from '../../chart/export/toMermaid'
import { toOutline } from '../../chart/export/toOutline'
import { toScxml } from '../../chart/export/toScxml'
import { toSvg } from '../../chart/export/toSvg'
import type { Theme } from '../../ui/useTheme'

const pixelRatio = 2

/** An SVG file as a picture, two device pixels for each of its own. Rejects where the browser cannot draw it. */
async function toPng(svg: string): Promise<Blob> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth * pixelRatio
  canvas.height = picture.naturalHeight * pixelRatio
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('toBlob')))),
  )
}

type Make<Content> = (marks: ChartMarks, theme: Theme) => Content

interface Format {
  readonly label: string
  readonly file: string
  readonly make: Make<Blob | Promise<Blob>>
}

const textFormat = (label: string, file: string, type: string, text: Make<string>): Format => ({
  label,
  file,
  make: (...shown) => new Blob([text(...shown)], { type: `${type};charset=utf-8` }),
})

const picture: Make<string> = (marks, theme) => toSvg(gateChart, wideLayout, marks, { theme })

/** Every export format of the chart; pictures show the current highlights. */
export const chartFormats: readonly Format[] = [
  textFormat('SVG', 'puerta.svg', 'image/svg+xml', picture),
  { label: 'PNG', file: 'puerta.png', make: (marks, theme) => toPng(picture(marks, theme)) },
  textFormat('SCXML', 'puerta.scxml', 'application/scxml+xml', () => toScxml(gateChart)),
  textFormat('Mermaid', 'puerta.mmd', 'text/plain', () => toMermaid(gateChart)),
  textFormat('DOT', 'puerta.dot', 'text/vnd.graphviz', () => toDot(gateChart)),
  textFormat('JSON', 'puerta.json', 'application/json', () => `${JSON.stringify(gateChart, null, 2)}\n`),
  textFormat('Esquema', 'puerta.txt', 'text/plain', () => toOutline(gateChart)),
  textFormat('CSV', 'puerta.csv', 'text/csv', () => toCsv(gateChart)),
]

/** Downloads a file. */
export function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once the click has been handled the download no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
