import { drawChart } from '../../../src/audit/chart/drawChart'
import type { SvgNode } from '../../../src/audit/chart/svgNode'
import { gateLab } from '../../../src/audit/page/gateLab'

const everyNode = (node: SvgNode): SvgNode[] => [node, ...(node.children ?? []).flatMap(everyNode)]

const draw = (steps: readonly string[]) =>
  drawChart(gateLab.chart, gateLab.layouts.tall, { last: steps.slice(-1), steps }).flatMap(everyNode)

const [yes, written] = ['gate.not-accepted | yes', 'gate.accepted.storing | writeAccepted done']

it('the transitions of a step are lit and numbered in their order', () => {
  const rows = draw([yes, written]).filter(({ className }) => /__row--step/.test(className))
  expect(
    rows.map(({ label, children = [] }) => [
      label?.split(', ').slice(-2),
      children.find(({ className }) => className === 'chart-view__sign')?.text,
    ]),
  ).toEqual([
    [[expect.stringContaining('R8'), 'número 1 de este paso'], '1'],
    [['número 2 de este paso', 'la última'], '2'],
  ])
  const arrows = draw([yes, written]).filter(({ className }) => /__arrow--step/.test(className))
  expect(arrows.map(({ className }) => className.includes('arrow--last'))).toEqual([false, true])
})

it('a step of one transition has no number; one taken twice has both', () => {
  const signs = (steps: string[]) =>
    draw(steps).flatMap(({ className, text }) => (className === 'chart-view__sign' ? [text] : []))
  expect(signs([yes])).toEqual([])
  expect(signs([yes, written, yes]).sort()).toEqual(['1, 3', '2'])
})
