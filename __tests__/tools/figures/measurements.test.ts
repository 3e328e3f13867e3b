import { scripts } from '../../../package.json'
import { measurements, measurementsNamed } from '../../../tools/figures/measurements'

const titles = (...wanted: string[]) => measurementsNamed(wanted).map(({ title }) => title)

test.each(measurements)('$command is a command of this project', ({ command }) => {
  expect(Object.keys(scripts)).toContain(command.split(' ')[2])
})

test('one by its title, several by their kind, all where none is named', () => {
  expect(titles('load')).toEqual(['load'])
  expect(titles('bench', 'load')).toEqual([
    'load',
    'bench-phone',
    'bench-dejavu',
    'bench-old-phone',
    'bench-desktop',
  ])
  expect(titles()).toHaveLength(measurements.length)
})

test('a title of none is refused', () => {
  expect(() => titles('ben', 'load')).toThrow(/^No hay ben; los hay: checks, dossier, load/)
})
