import { createElement, type KeyboardEvent, type ReactNode } from 'react'
import type { Chart, ChartMarks } from './chart'
import './ChartView.scss'
import { drawChart } from './drawChart'
import type { ChartLayout } from './layout'
import type { SvgNode } from './svgNode'

interface Props {
  chart: Chart
  layout: ChartLayout
  marks: ChartMarks
  /** Called with the id of an enabled transition that was pressed. */
  onTransition?: (id: string) => void
}

function behaviourOf({ label, transition }: SvgNode, onTransition: Props['onTransition']) {
  if (label === undefined) return {}
  if (transition === undefined || !onTransition) return { role: 'img', 'aria-label': label }
  return {
    onClick: () => onTransition(transition),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) onTransition(transition)
    },
  }
}

// The row's area is the button: its name holds more than the words drawn on it, which are hidden from screen readers.
const partOf = ({ label, transition }: SvgNode, index: number, onTransition: Props['onTransition']) => {
  if (label === undefined || transition === undefined || !onTransition) return {}
  return index === 0 ? { role: 'button', tabIndex: 0, 'aria-label': label } : { 'aria-hidden': true }
}

const toElement = (shape: SvgNode, key: number, onTransition: Props['onTransition'], part = {}): ReactNode =>
  createElement(
    shape.tag,
    { key, className: shape.className, ...shape.attributes, ...behaviourOf(shape, onTransition), ...part },
    shape.text,
    ...(shape.children ?? []).map((child, index) =>
      toElement(child, index, onTransition, partOf(shape, index, onTransition)),
    ),
  )

/** The chart drawn for the screen: states are pictures with a name, enabled transitions are buttons. */
export function ChartView({ chart, layout, marks, onTransition }: Props) {
  const { width, height } = layout
  return (
    <svg
      className="chart-view"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={`Diagrama de estados ${chart.id}`}
    >
      {drawChart(chart, layout, marks).map((shape, index) => toElement(shape, index, onTransition))}
    </svg>
  )
}
