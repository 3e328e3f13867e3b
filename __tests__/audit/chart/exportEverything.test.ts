import { parse } from 'csv-parse/sync'
import { deriveChart } from '../../../src/audit/chart/deriveChart'
import { toCsv } from '../../../src/audit/chart/export/toCsv'
import { toDot } from '../../../src/audit/chart/export/toDot'
import { toMermaid } from '../../../src/audit/chart/export/toMermaid'
import { toOutline } from '../../../src/audit/chart/export/toOutline'
import { player } from './support/player'
import { readDot, readInNode } from './support/readInNode'

const everything = deriveChart(player)

it('DOT and Mermaid lead an arrow to each of several targets', () => {
  const { edges } = readInNode(readDot, toDot(everything)) as { edges: { id?: string }[] }
  expect(
    edges.flatMap(({ id = [] }) => id).filter((id) => String(id).startsWith('player.off | both')),
  ).toEqual(['player.off | both', 'player.off | both → player.on.light.red'])
  expect(toMermaid(everything)).toMatch(
    /player_off --> player_on_sound_loud : both\n\s+player_off --> player_on_light_red : both/,
  )
})

it('CSV names parameters and all targets, and none where the state is not left', () => {
  const rows = parse(toCsv(everything), { bom: true, columns: true }) as unknown as Record<string, string>[]
  const row = (id: string) => rows.find((candidate) => candidate.id === id)
  expect(row('player.off | both')?.a).toBe('player.on.sound.loud + player.on.light.red')
  expect(row('player | *')).toMatchObject({ a: '', efectos: 'dim' })
})

it('the outline says what a state is and does, and how it is left', () => {
  expect(toOutline(everything).split('\n')).toEqual(
    expect.arrayContaining([
      'Con cualquier otro evento: se queda, con efecto dim.',
      '  Al entrar: beep low.',
      '  Al salir: dim y raise.',
      '  Con both: pasa a on · sound · loud y on · light · red.',
      'Estado on, paralelo.',
      '  Sus partes actúan a la vez.',
      '  Con again: pasa a on, y entra de nuevo.',
      '  Al terminar: pasa a done, con efecto assign.',
      '      Tras fade: pasa a on · sound · quiet.',
      '      De inmediato, si isLate: pasa a on · sound · over.',
      '    Estado on · sound · last, historia profunda.',
      '      Sin nada que recordar, empieza en on · sound · loud.',
      '    Estado on · light · dark, final.',
    ]),
  )
})
