import { fontFaces } from '../../tools/shared/drawInChromium'
import type { FilmFormat } from './timeline'

/** Light from the upper left; what stands or hangs throws its shadow to the right. */
export const filmStyle = ({ width, height }: FilmFormat) => {
  const isUpright = height > width
  const bottle = isUpright ? height * 0.62 : height * 0.84
  const nicheWidth = isUpright ? width * 0.48 : width * 0.3
  return `
    ${fontFaces()}
    * { margin: 0; box-sizing: border-box }
    body { width: ${width}px; height: ${height}px; overflow: hidden; background: #d8c6a4; color: #f4f5ef }
    #wall, #row, #brand, #legends { position: absolute; inset: 0; overflow: hidden }
    #wall, #row, #brand { opacity: 0 }
    #easel canvas { display: block }
    .room, .niche { position: relative; background:
      radial-gradient(circle at 18% 0, #fff4, #fff0 60%), linear-gradient(110deg, #0000 50%, #0004) var(--wall) }
    .room { width: 100%; height: 100%; transform-origin: 55% 60% }
    .room::before, .niche::before { content: ''; position: absolute; inset: auto 0 0; height: 15%;
      background: linear-gradient(100deg, #fff2, #0000 40%, #0003) var(--shelf); box-shadow: 0 -1px 0 #fff3 }
    .painting { position: absolute; height: ${isUpright ? height * 0.62 : height * 0.7}px;
      top: ${isUpright ? '8%' : '7%'}; left: ${isUpright ? '7%' : '22%'}; padding: 12px; background: #4a2c22;
      box-shadow: inset 3px 3px 0 #fff3, inset -2px -2px 0 #0006, 26px 22px 34px #0b061299, 5px 5px 8px #0b061280 }
    .bottle { position: absolute; bottom: 5%; height: ${bottle}px; filter: drop-shadow(34px 10px 16px #0b061280) }
    .room .bottle { left: ${isUpright ? '56%' : '60%'} }
    .niches { display: flex; width: max-content; height: 100% }
    .niche { width: ${nicheWidth}px; height: 100% }
    .niche .bottle { left: 50%; height: ${height * (isUpright ? 0.78 : 0.84)}px; translate: -50% 0 }
    #brand { display: grid; place-content: center; justify-items: center; gap: ${height * 0.045}px;
      text-align: center; background: radial-gradient(circle at 30% 10%, #3a2b4e, #120b1b 70%) }
    .mark { width: ${height * 0.2}px; color: #ebc46a }
    h1 { font: 300 ${isUpright ? 150 : 190}px/.9 Imbue; letter-spacing: -.02em }
    #brand p { margin-top: 22px; font: italic 400 ${isUpright ? 36 : 40}px/1.2 Piazzolla }
    #brand .slogan { margin-top: 14px; font: 600 ${isUpright ? 22 : 24}px/1.2 Archivo; letter-spacing: .04em; color: #ebc46a }
    .awayo { position: absolute; inset: auto 0 0; height: 26px; background: 0 / auto 100% repeat-x }
    #legends { display: grid; grid-template-rows: 1fr 1fr; place-items: center; visibility: hidden;
      padding: ${height * 0.06}px ${width * 0.06}px; background: #120b1b; text-align: center }
    #legends p { font: 700 ${isUpright ? 68 : 78}px/1.12 Archivo; text-wrap: balance }`
}
