import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { gateChart } from '../../../src/audit/gate/gateChart'
import { ChartPanel } from '../../../src/audit/lab/panels/ChartPanel'
import { FilesPanel } from '../../../src/audit/lab/panels/FilesPanel'
import * as downloads from '../../../src/audit/lab/state/download'
import { readScenario } from '../../../src/audit/gate/scenario'
import { defects } from '../../../src/audit/gate/defects/defects'
import { renderLab, settled } from './support/openedLab'
import { replay, toJsonLines } from '../support/gateRuns'

const panels = (
  <>
    <ChartPanel />
    <FilesPanel />
  </>
)

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })

const labels = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label')).sort()

const paints = ['none', 'coverage', 'diff'] as const

it.each(
  [
    '?pasos=no.50ms',
    '?pasos=no.b-si-recordar',
    '?pasos=b-abrir',
    '?local=~bloqueado&defecto=abre-si-falla',
  ].flatMap((link) => paints.map((paint) => [link, paint] as const)),
)(
  '%s, painted with %s: the picture and the log in the files are those on the screen',
  async (link, paint) => {
    const saved = new Map<string, Blob>()
    jest.spyOn(downloads, 'download').mockImplementation((name, blob) => void saved.set(name, blob))
    const user = userEvent.setup()
    const { lab, container } = await renderLab(link, panels)
    const changes = { [gateChart.transitions[0]!.id]: 'changed' } as const
    await settled(() =>
      lab.highlight(
        paint === 'coverage'
          ? { kind: 'coverage', source: 'session' }
          : paint === 'diff'
            ? { kind: 'diff', diff: { changes, lines: ['~ x'], union: gateChart } }
            : { kind: 'none' },
      ),
    )
    await user.click(screen.getByRole('radio', { name: 'apaisado' }))
    await user.click(screen.getByRole('button', { name: 'SVG' }))
    await settled()
    await user.click(screen.getByRole('button', { name: 'JSONL' }))

    const file = document.createElement('div')
    file.innerHTML = await textOf(saved.get('puerta.svg')!)
    // What can be pressed is of the screen alone.
    const onScreen = labels(container.querySelector('.chart-view')!, '[aria-label]').map((label) =>
      label?.replace(', disponible', ''),
    )
    expect(labels(file, 'g[aria-label]')).toEqual(
      onScreen.filter((label) => !label?.startsWith('Diagrama')).sort(),
    )
    expect(/Defecto plantado: /.test(file.textContent)).toBe(link.includes('defecto='))
    for (const mark of ['active', 'last', 'covered', 'missed', 'changed'])
      expect([mark, file.querySelectorAll(`[class*="--${mark}"]`).length]).toEqual([
        mark,
        container.querySelectorAll(`.chart-view [class*="--${mark}"]`).length,
      ])
    const { log } = lab.state().view!
    const [header, ...lines] = (await textOf(saved.get('registro.jsonl')!)).trimEnd().split('\n')
    expect(JSON.parse(header!)).toMatchObject({ link: link.split('&defecto')[0] })
    expect((JSON.parse(header!) as { defect?: string }).defect).toBe(/defecto=(.*)/.exec(link)?.[1])
    expect(lines.map((line) => JSON.parse(line))).toEqual(JSON.parse(JSON.stringify(log)))
  },
)

const fileOf = (text: string) => {
  const file = new File([text], 'archivo.txt')
  return Object.assign(file, { text: () => Promise.resolve(text) })
}

const logOf = async (link: string, id?: string) =>
  toJsonLines(await replay(readScenario(link).scenario, defects.find((one) => one.id === id)?.variant))

it('an imported log is said to be the same only where it is, and a refused one leaves no earlier result', async () => {
  const { container } = await renderLab('', panels)
  const user = userEvent.setup({ applyAccept: false })
  const [result] = container.querySelectorAll('.import-field__result')
  const say = async (text: string) => {
    await user.upload(screen.getByLabelText('Importar un registro (JSONL)'), fileOf(text))
    await settled()
    return result?.textContent
  }
  const own = await logOf('?pasos=no.50ms')
  expect(await say(own)).toMatch(/^El registro se repitió igual/)
  expect(await say(await logOf('?pasos=no.50ms', 'mensaje-queda'))).toMatch(
    /^El registro se repitió y difiere: La entrada/,
  )
  expect(await say(own.replace('"isReal":false', '"isReal":false,"defect":"51-ms"'))).toMatch(
    /^El registro se hizo con un defecto plantado: 51-ms. El registro se repitió igual/,
  )
  expect(await say(own.split('\n').slice(0, 2).join('\n'))).toMatch(/^El registro se repitió y difiere/)
  for (const text of ['', 'hola', own.slice(0, -20), '{}', '{"link":"?pasos=luna"}']) {
    expect(await say(text)).not.toMatch(/se repitió/)
    expect(result?.querySelector('.import-field__failure')).toBeInTheDocument()
  }
})

it('an imported chart is said to be equal only where it is, and a refused one leaves no earlier comparison', async () => {
  const { container } = await renderLab('', panels)
  const user = userEvent.setup({ applyAccept: false })
  const label = 'Comparar con otra versión del diagrama (JSON)'
  const compare = async (text: string) => {
    await user.upload(screen.getByLabelText(label), fileOf(text))
    await settled()
    const report = container.querySelector('.chart-diff-report')
    return {
      isEqual: report?.textContent?.includes('Los dos diagramas son iguales.') ?? null,
      lines: report?.querySelectorAll('li').length ?? null,
      marks: container.querySelectorAll('.chart-view__badge').length,
    }
  }
  const [first, ...others] = gateChart.transitions
  const older = JSON.stringify({ ...gateChart, transitions: others })
  const equal = { isEqual: true, lines: 0, marks: 0 }
  const refused = { isEqual: null, lines: null, marks: 0 }
  expect(await compare(JSON.stringify(gateChart))).toEqual(equal)
  expect(await compare(older)).toEqual({ isEqual: false, lines: 1, marks: 1 })
  expect(container.querySelector('.chart-view__row--added')?.getAttribute('aria-label')).toContain(
    first!.rule,
  )
  expect(await compare('{}')).toEqual(refused)
  expect(await compare(JSON.stringify(gateChart))).toEqual(equal)
  for (const text of ['', older.slice(0, -10), '[]', '<!doctype html>'])
    expect(await compare(text)).toEqual(refused)
  expect(container.querySelector('.import-field__failure')).toHaveTextContent('no es un diagrama exportado')
})
