import { fontFaces } from '../../tools/shared/drawInChromium'
import type { FilmFormat } from './timeline'

/** Light from the upper left; what stands or hangs throws its shadow to the right. */
export const filmStyle = ({ width, height, art }: FilmFormat) => {
  const isUpright = height > width
  return `
    ${fontFaces()}
    * { margin: 0; box-sizing: border-box }
    body { width: ${width}px; height: ${height}px; overflow: hidden; background: #f4f5ef }
    .scene { position: absolute; inset: 0; overflow: hidden; background: #f4f5ef }
    .view { position: absolute; inset: ${art.top}px 0 0; overflow: hidden }
    .zoom { position: absolute; inset: 0; transform-origin: 0 0 }
    .art { position: absolute; left: ${art.left}px }
    .edge { position: absolute; left: ${-width * 0.1}px }
    #easel { position: absolute; transform-origin: 0 0; opacity: 0 }
    .words { position: absolute; color: var(--ink);
      ${isUpright ? 'inset: 26px 44px auto' : `left: 84px; top: 132px; width: ${art.left - 110}px`} }
    h1 { font: 300 ${isUpright ? 92 : 132}px/.92 Imbue; letter-spacing: -.02em; text-wrap: balance }
    .words p { margin-top: ${isUpright ? 8 : 24}px; text-wrap: balance;
      font: italic 400 ${isUpright ? 34 : 40}px/1.22 Piazzolla }
    .words .slogan { margin-top: ${isUpright ? 10 : 20}px; font: 600 ${isUpright ? 22 : 24}px/1.25 Archivo; letter-spacing: .03em }
    .room { position: absolute; inset: 0; background:
      radial-gradient(circle at 18% 0, #fff5, #fff0 60%), linear-gradient(110deg, #0000 50%, #0003) var(--wall) }
    .room::before { content: ''; position: absolute; inset: auto 0 0; height: 17%;
      background: linear-gradient(100deg, #fff2, #0000 40%, #0003) var(--shelf); box-shadow: 0 -1px 0 #fff3 }
    .room canvas { position: absolute; bottom: 3.5%; left: 0; filter: drop-shadow(30px 8px 16px #0b061280) }
    .painting { display: none; position: absolute; height: ${height * (isUpright ? 0.56 : 0.72)}px; top: 7%;
      left: ${isUpright ? '7%' : '16%'}; padding: 12px; background: #4a2c22;
      box-shadow: inset 3px 3px 0 #fff3, inset -2px -2px 0 #0006, 26px 22px 34px #0b061299, 5px 5px 8px #0b061280 }
    .is-poster .painting { display: block }
    .is-poster .words { display: none }
    .is-poster .room canvas { translate: ${isUpright ? width * 0.2 : 0}px 0 }
    #legends { position: absolute; inset: 0; opacity: 0; color: #f4f5ef;
      background: radial-gradient(ellipse at 46% 40%, #4a3168, #2a1b3f 46%, #120b1b 84%) }
    #sentences { display: grid; grid-template-rows: 1fr 1fr; place-items: center; height: 100%; text-align: center;
      padding: ${height * 0.06}px ${width * 0.06}px }
    #legends p { font: 700 ${isUpright ? 68 : 78}px/1.12 Archivo; text-wrap: balance; text-shadow: 3px 4px 6px #0b0612aa }`
}
