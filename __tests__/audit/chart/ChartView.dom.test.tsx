import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChartView } from '../../../src/audit/chart/ChartView'
import { gateChart, tallLayout, wideLayout } from '../../../src/audit/gate/gateChart'
import { toSvg } from '../../../src/audit/chart/export/toSvg'

const yes = 'gate.not-accepted | yes | wantsToBeRemembered'
const no = 'gate.not-accepted | no'
const marks = { active: ['gate.not-accepted', 'gate.not-accepted.asking'], enabled: [yes, no], last: [no] }

const show = (onTransition = jest.fn()) => {
  const view = render(
    <ChartView chart={gateChart} layout={tallLayout} marks={marks} onTransition={onTransition} />,
  )
  return { ...view, onTransition }
}

it('the drawing is a named group; enabled transitions are its only buttons, named in Spanish', () => {
  show()
  const buttons = within(screen.getByRole('group', { name: 'Diagrama de estados gate' })).getAllByRole(
    'button',
  )
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Transición sí, si wantsToBeRemembered, de no aceptado a aceptado · guardando, regla R7, disponible',
    'Transición no, de no aceptado a no aceptado · rechazando, regla R9, disponible, la última',
  ])
})

it('the active states are named as active', () => {
  show()
  expect(screen.getByRole('img', { name: /^Estado no aceptado · preguntando, activo/ })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /^Estado aceptado\. / })).toBeInTheDocument()
})

it('a transition is pressed with a click, Enter or the space bar, once each', async () => {
  const { onTransition } = show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Transición no/ }))
  screen.getByRole('button', { name: /^Transición no/ }).focus()
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(onTransition.mock.calls).toEqual([[no], [no], [no]])
})

it('the keyboard reaches every enabled transition and no other', async () => {
  show()
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole('button', { name: /^Transición sí/ })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: /^Transición no/ })).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
})

it('without onTransition nothing can be pressed', () => {
  render(<ChartView chart={gateChart} layout={wideLayout} marks={marks} />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('covered and missed transitions differ in words and in shape', () => {
  const { container } = render(
    <ChartView chart={gateChart} layout={wideLayout} marks={{ coverage: { [no]: 2, [yes]: 1 } }} />,
  )
  expect(screen.getByRole('img', { name: /^Transición no, .*cubierta 2 veces$/ })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /^Transición sí, si .*cubierta 1 vez$/ })).toBeInTheDocument()
  expect(container.querySelectorAll('circle.chart-view__badge--covered')).toHaveLength(2)
  expect(container.querySelectorAll('path.chart-view__badge--missed')).toHaveLength(
    gateChart.transitions.length - 2,
  )
})

it('differences carry a sign, so that colour is not needed', () => {
  render(
    <ChartView
      chart={gateChart}
      layout={wideLayout}
      marks={{ changes: { [yes]: 'added', [no]: 'removed', 'gate.accepted': 'changed' } }}
    />,
  )
  const row = (name: RegExp) => screen.getByRole('img', { name })
  expect(row(/^Transición sí, si .*añadida$/)).toHaveTextContent('+')
  expect(row(/^Transición no, .*quitada$/)).toHaveTextContent('−')
  expect(row(/^Estado aceptado, cambiado/)).toHaveTextContent('~')
})

it('what the chart does not know carries a question mark and says so', () => {
  const { container } = render(
    <ChartView chart={gateChart} layout={wideLayout} marks={{ unknown: [no, 'gate.accepted'] }} />,
  )
  const named = (name: RegExp) => screen.getByRole('img', { name })
  expect(named(/^Transición no, .*no está en el diagrama guardado$/)).toHaveTextContent('?')
  expect(named(/^Estado aceptado, no está en el diagrama guardado/)).toHaveTextContent('?')
  expect(container.querySelectorAll('.chart-view__badge--unknown')).toHaveLength(2)
  expect(container.querySelectorAll('.chart-view__arrow--unknown')).toHaveLength(1)
})

it.each(['light', 'dark'] as const)(
  'the %s file is well-formed, whole, and needs nothing from outside',
  (theme) => {
    const file = toSvg(gateChart, wideLayout, marks, { theme })
    const svg = new DOMParser().parseFromString(file, 'image/svg+xml')
    expect(svg.querySelector('parsererror')).toBeNull()
    expect(svg.querySelectorAll('.chart-view__row')).toHaveLength(gateChart.transitions.length)
    expect(svg.querySelector('[tabindex]')).toBeNull()
    expect(file).not.toMatch(/var\(|url\(|@import|@layer|href/)
  },
)

it('a name with signs of XML stays a name', () => {
  const event = '<b>&"c"'
  const odd = {
    ...gateChart,
    transitions: gateChart.transitions.map((transition) =>
      transition.id === no ? { ...transition, event, label: '' } : transition,
    ),
  }
  const file = toSvg(odd, wideLayout, {}, { theme: 'light' })
  const svg = new DOMParser().parseFromString(file, 'image/svg+xml')
  const texts = [...svg.querySelectorAll('.chart-view__event')].map(({ textContent }) => textContent)
  expect(texts).toContain(event)
  expect(svg.querySelector('[aria-label^="Transición <b>&"]')).toBeInstanceOf(SVGElement)
})

it('light and dark files differ in colour alone', () => {
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    toSvg(gateChart, wideLayout, {}, { theme }),
  )
  const withoutColours = (file = '') => file.replace(/#[0-9a-f]{3,6}\b/g, '#')
  expect(light).not.toBe(dark)
  expect(withoutColours(light)).toBe(withoutColours(dark))
})
