import { brand, minimumAge } from '../../src/content/constants'
import { chakanaOutline } from '../../src/shared/ui/Brand'
import { dataUrl, fontFaces, masterUrl } from '../../tools/shared/drawInChromium'
import { brandMark } from '../shared/brandMark'
import { pickTextColour, readWallColours } from '../shared/wallColours'
import type { Detail, Exhibit, ShareCard } from './shareCards'
import { sunColours } from './sunColours'

export const shareCardSize = { width: 1200, height: 630 } as const

const shelfTop = 540

const exhibitHtml = async ({ kind, file, left, height }: Exhibit, floor: number) => {
  const top = kind === 'bottle' ? floor - height : (shelfTop - height) / 2 - 4
  const style = `left:${left}px;top:${top}px;height:${height}px`
  return `<img class="${kind}" style="${style}" src="${await masterUrl(file, height * 2)}" alt="">`
}

const svg = (path: string) =>
  `<svg viewBox="-4 -4 8 8"><path fill="currentColor" fill-rule="evenodd" d="${path}"/></svg>`
const mark = svg(brandMark)

const detailHtml = async ({ file, left, top }: Detail) =>
  `<div class="detail"><img style="left:${-left}px;top:${-top}px" src="${await masterUrl(file, 1500)}" alt=""></div>`

/** Link previews are cut to the middle square by some chats: title, bottle and notice stand in it. */
export const shareCardHtml = async ({ wall: id, title, line, detail, exhibits }: ShareCard) => {
  const { wall, shelf } = readWallColours(id)
  const isSpread = !detail
  const longest = Math.max(...title.split(' ').map((word) => word.length))
  const size = isSpread ? 132 : Math.min(92, Math.floor(840 / longest))
  const pictures = await Promise.all(exhibits.map((exhibit) => exhibitHtml(exhibit, isSpread ? 566 : 592)))
  return `<!doctype html><style>
    ${fontFaces()}
    * { margin: 0; box-sizing: border-box }
    body { position: relative; width: 1200px; height: 630px; overflow: hidden; color: ${pickTextColour(wall)};
      background: radial-gradient(circle at 24% 4%, #fff3, #fff0 55%), linear-gradient(115deg, #0000 55%, #0003) ${wall} }
    img, .detail, .awayo, .shelf, .text, .notice, .sun { position: absolute }
    .shelf { inset: ${shelfTop}px 0 0; background: linear-gradient(100deg, #fff2, #0000 40%, #0003) ${shelf};
      box-shadow: 0 -1px 0 #fff3 }
    .sun { left: 535px; top: 44px; width: 440px; color: ${sunColours[id] ?? shelf} }
    .sun svg, .mark svg { display: block; width: 100% }
    .bottle { filter: drop-shadow(26px 10px 14px #120b1b70) }
    .painting { padding: 9px; background: #e9dcc3; box-shadow: inset 0 0 0 1px #0003, inset 3px 3px 0 #fff8,
      14px 16px 22px #120b1b80, 3px 4px 5px #120b1b66 }
    .detail { inset: 0 auto 0 0; width: 256px; overflow: hidden }
    .detail img { height: 1500px }
    .awayo { left: ${isSpread ? '0' : '276px'}; top: ${isSpread ? '610px' : '0'}; width: 1200px; height: 20px;
      transform: rotate(${isSpread ? 0 : 90}deg); transform-origin: 0 0;
      background: url('${dataUrl('src/styles/images/awayo-strip.svg')}') 0 / auto 100% repeat-x }
    .text { left: ${isSpread ? '0' : '306px'}; top: 44px; width: ${isSpread ? '1200px' : '250px'};
      ${isSpread ? 'text-align: center' : ''} }
    .mark { display: flex; gap: 9px; align-items: center; font: 400 34px/1 Imbue }
    .mark svg { width: 27px }
    h1 .mark { display: inline-block; width: .6em; margin-right: .14em; font-size: 1em }
    h1 .mark svg { width: 100% }
    h1 { margin-top: ${isSpread ? '-8px' : '58px'}; font: 300 ${size}px/.9 Imbue; letter-spacing: -.02em }
    p { margin-top: 16px; font: italic 400 26px/1.2 Piazzolla }
    .notice { left: 306px; right: 300px; bottom: ${isSpread ? 27 : 24}px; ${isSpread ? 'text-align: center;' : ''}
      font: 600 20px/1 Archivo; color: ${pickTextColour(shelf)} }
  </style>
  <div class="shelf"></div>
  ${exhibits.length === 1 ? `<div class="sun">${svg(chakanaOutline)}</div>` : ''}
  ${detail ? await detailHtml(detail) : ''}
  <div class="awayo"></div>
  ${pictures.join('')}
  <div class="text">
    ${isSpread ? '' : `<div class="mark">${mark}<span>${brand}</span></div>`}
    <h1>${isSpread ? `<span class="mark">${mark}</span>` : ''}${title}</h1>
    <p>${line}</p>
  </div>
  <div class="notice">Solo para mayores de ${minimumAge} años</div>`
}
