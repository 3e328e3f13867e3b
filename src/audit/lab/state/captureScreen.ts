import { escapeXml } from '../../chart/export/xml'
import type { Defect } from '../../model/subject'
import { formatDefect } from '../../model/evidence/reportContext'
import { addCaption } from './addCaption'
import { embeddedStyles } from './siteFonts'
import { toPng } from './toPng'

/** A clone shows what was typed or ticked only where its markup says so; an open dialog is not modal in it. */
function writeState(original: HTMLElement, clone: HTMLElement) {
  const boxes = original.querySelectorAll<HTMLInputElement>('input')
  clone.querySelectorAll('input').forEach((box, index) => {
    if (boxes[index]?.checked) box.setAttribute('checked', '')
    else box.removeAttribute('checked')
  })
  for (const picture of clone.querySelectorAll('picture, img, video')) picture.remove()
}

const dialogCss = `
dialog[open] { position: fixed !important; inset: 0 !important; margin: auto !important; height: fit-content; }
dialog[open]::before { content: ''; position: fixed; inset: 0; z-index: -1; background: rgb(0 0 0 / 50%); }`

/**
 * The real screen of tab A as a PNG: its markup and styles drawn anew, without photographs; a planted defect is named
 * below it.
 * Rejects where the browser draws no HTML into a picture.
 */
export async function captureScreen(defect: Defect | null): Promise<Blob | null> {
  const frame = document.querySelector<HTMLIFrameElement>('#pantalla iframe')
  const inner = frame?.contentDocument?.body
  if (!frame || !inner) return null
  const { clientWidth: width, clientHeight: height } = frame
  const clone = inner.cloneNode(true) as HTMLElement
  writeState(inner, clone)
  const css = (await embeddedStyles()) + dialogCss
  const page = document.implementation.createHTMLDocument('')
  page.documentElement.lang = 'es-BO'
  page.documentElement.replaceChild(page.adoptNode(clone), page.body)
  const markup = new XMLSerializer().serializeToString(page.documentElement)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${escapeXml(css)}</style><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`
  return toPng(defect ? addCaption({ svg, width, height }, [`${formatDefect(defect)}.`], 'light') : svg)
}
