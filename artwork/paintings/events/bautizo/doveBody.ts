import { lerp } from '../../../shared/numbers'
import type { Composition } from '../../rendering/composition'
import { plumage } from './palette'

/** Body from the tail down to a small head in profile, which looks down to the left. */
export function drawDoveBody(composition: Composition) {
  const brush = { isHardEdged: true, angleJitter: 0.4, minRadius: 2.4 }
  composition.path('M880,480C930,560 944,680 900,780L872,716C910,640 900,560 870,500Z', plumage.deep, {
    flow: 1.7,
    opacity: 0.5,
  })
  composition.path(
    'M846,470C780,520 742,600 738,690C734,760 724,800 706,832C690,862 690,894 708,912C728,930 762,928 786,908C812,886 836,862 862,826C902,770 922,690 916,610C912,550 892,500 880,468Z',
    plumage.light,
    { ...brush, flow: 1.85 },
  )
  composition.path(
    'M880,468C892,500 912,550 916,610C922,690 902,770 862,826C836,862 812,886 786,908C770,922 748,928 730,924C760,900 790,860 812,800C846,710 868,600 880,468Z',
    plumage.mid,
    { ...brush, flow: 1.95 },
  )
  composition.path(
    'M900,540C912,570 922,690 896,762C870,826 830,876 786,908C830,850 866,780 884,700C896,640 902,590 900,540Z',
    plumage.shadow,
    {
      ...brush,
      flow: 1.95,
    },
  )
  composition.line('846,472 784,528 748,604 740,690 734,752', plumage.shadow, 5, {
    paintLoad: 60,
    opacity: 0.75,
  })
  composition.line('882,474 908,548 916,620 908,700 880,790 838,856 786,906', plumage.deep, 4, {
    paintLoad: 60,
    opacity: 0.5,
  })
  for (let k = 0; k < 26; k++) {
    const [u, v] = [composition.random(), composition.random()]
    const [x, y] = [lerp(760, 880, u) - (v - 0.4) * 60, lerp(520, 800, v)]
    composition.line(
      [
        [x, y],
        [x - 14, y + 16],
        [x - 20, y + 40],
      ],
      u > 0.6 ? plumage.shadow : '#ffffff',
      3.4,
      { opacity: 0.55 },
    )
  }
  composition.path('M704,862C692,872 676,890 668,912C684,912 704,908 716,900Z', '#d8a24a', {
    isHardEdged: true,
    flow: 2.2,
  })
  composition.line('714,884 692,898 669,911', '#7a4c22', 2.2, { opacity: 0.8 })
  composition.path('M702,858C712,852 722,866 716,884C708,884 700,872 702,858Z', '#e9d6b8', {
    isHardEdged: true,
  })
  composition.ellipse(737, 868, 8, 7, '#1d2a33', { isHardEdged: true, colourJitter: 0.2 })
  composition.line('724,862 737,856 750,862', plumage.deep, 2.2, { opacity: 0.7 })
}
