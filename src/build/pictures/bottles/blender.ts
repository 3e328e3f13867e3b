import { spawnSync } from 'node:child_process'
import path from 'node:path'

const noBlender = 'Falta Blender para dibujar la botella: apt-get install -y --no-install-recommends blender'

const script = path.resolve('src/build/pictures/bottles/blender/render.py')

/** Runs `render.py`, which leaves one layer at `settings.out`. */
export function runBlender(settings: Readonly<Record<string, string | number>>): void {
  const pairs = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  const run = spawnSync(
    'blender',
    ['-b', '--factory-startup', '--python-exit-code', '1', '--python', script, '--', ...pairs],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  if (run.error) throw new Error(noBlender)
  if (run.status !== 0) throw new Error(`Blender no pudo dibujar ${pairs.join(' ')}:\n${run.stderr}`)
}
