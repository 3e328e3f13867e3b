import { spawnSync } from 'node:child_process'
import path from 'node:path'

const noBlender = 'Falta Blender para dibujar la imagen: apt-get install -y --no-install-recommends blender'

const bottleScript = path.resolve('artwork/bottles/blender/render.py')

export type Settings = Readonly<Record<string, string | number>>

/** Runs a Blender script, which leaves what it draws at `settings.out`. */
export function runBlender(settings: Settings, script = bottleScript): void {
  const pairs = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  const run = spawnSync(
    'blender',
    ['-b', '--factory-startup', '--python-exit-code', '1', '--python', script, '--', ...pairs],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (run.error) throw new Error(noBlender)
  if (run.status !== 0) throw new Error(`Blender no pudo dibujar ${pairs.join(' ')}:\n${run.stderr}`)
}
