import { problemsOf } from './support/review'

const sound = [
  'contenido principal',
  '  sección: Pide tu cotización',
  '    título, nivel 2: Pide tu cotización',
  '    grupo: Tu botella',
  '      Tu botella',
  '      botón, sin presionar: Premium',
  '    enlace: Ver la pintura',
]

const withLine = (line: string) => problemsOf([...sound, line].join('\n'))

test('a box may begin with the words it is named by', () => {
  expect(problemsOf(sound.join('\n'))).toEqual([])
})

test.each(['botón', 'botón, no disponible', 'imagen', 'campo, valor no válido', 'enlace'])(
  '«%s» without a name is a problem',
  (line) => {
    expect(withLine(`    ${line}`)).toEqual([`nameless: ${line}`])
  },
)

test('words repeated in a row are a problem', () => {
  expect(withLine('    Ver la pintura')).toEqual(['said twice: Ver la pintura'])
})
