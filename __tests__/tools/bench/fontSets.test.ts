import { dejavu, fontSetsNamed, requireFonts } from '../../../tools/bench/fontSets'
import { fontConfig } from '../../../tools/shared/deviceFonts'

test('the browser sees the families of the set, and none of the machine', () => {
  const text = fontConfig(dejavu.fonts, '/tmp/cache')
  const rejectsAll = text.indexOf('<rejectfont><pattern/></rejectfont>')
  expect(rejectsAll).toBeGreaterThan(0)
  expect(text.match(/<string>[^<]*/g)).toEqual([
    '<string>DejaVu Sans',
    '<string>DejaVu Serif',
    '<string>DejaVu Sans Mono',
  ])
  expect(text).toContain('<family>serif</family><prefer><family>DejaVu Serif</family></prefer>')
  expect(text).not.toContain('<include')
})

test('a family that stands for two is named once', () => {
  const wide = 'DejaVu Sans Mono'
  const text = fontConfig({ 'sans-serif': wide, serif: wide, monospace: wide }, '/tmp/cache')
  expect(text.match(/<string>/g)).toHaveLength(1)
  expect(text.match(/<prefer>/g)).toHaveLength(3)
})

test('a set by its name, or both', () => {
  expect(fontSetsNamed('dejavu')).toEqual([dejavu])
  expect(fontSetsNamed('both').map(({ name }) => name)).toEqual(['noto-roboto', 'dejavu'])
  expect(() => fontSetsNamed('arial')).toThrow(
    'Ningún grupo de fuentes se llama «arial»; los hay: noto-roboto, dejavu, both.',
  )
})

test('fonts that are not installed: one sentence that names what Debian calls them', () => {
  const [notoRoboto] = fontSetsNamed('noto-roboto')
  const installed = new Set(['NotoSerif-Regular.ttf', 'Roboto-Regular.ttf'])
  expect(() => requireFonts(notoRoboto!, installed)).toThrow(
    'Faltan en este equipo las fuentes «noto-roboto»: en Debian o Ubuntu, como root, apt-get install fonts-noto-core.',
  )
  expect(() => requireFonts(notoRoboto!, installed.add('NotoSans-Regular.ttf'))).not.toThrow()
})
