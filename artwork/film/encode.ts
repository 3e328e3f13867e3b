import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { framesPerSecond } from './timeline'

const missing = 'Falta ffmpeg. En Debian o Ubuntu:  sudo apt-get install -y --no-install-recommends ffmpeg'

const program = 'ffmpeg'
const quiet = ['-y', '-loglevel', 'error']

const runFfmpeg = async (args: readonly string[], frames?: AsyncIterable<Buffer>) => {
  const ffmpeg = spawn(program, [...quiet, ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, SVT_LOG: '1' },
  })
  const ended = once(ffmpeg, 'close')
  for await (const frame of frames ?? []) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg terminó con el código ${code}.`)
}

export const requireFfmpeg = () => {
  if (spawnSync(program, ['-version']).status !== 0) throw new Error(missing)
}

const hasEncoder = (name: string) => spawnSync(program, ['-encoders']).stdout.toString().includes(name)

/** The frames as they are, almost without loss, for the encoders to start from. */
export const writeOriginal = (file: string, frames: AsyncIterable<Buffer>) =>
  runFfmpeg(
    ['-f', 'image2pipe', '-framerate', `${framesPerSecond}`, '-c:v', 'mjpeg', '-i', '-']
      .concat(['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '8', '-pix_fmt', 'yuv420p'])
      .concat(['-vf', 'scale=in_range=pc:out_range=tv:out_color_matrix=bt709', '-colorspace', 'bt709'])
      .concat(['-color_primaries', 'bt709', '-color_trc', 'bt709', file]),
    frames,
  )

export const writeMp4 = (original: string, file: string) =>
  runFfmpeg(
    ['-i', original, '-an', '-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-crf', '25']
      .concat(['-maxrate', '1400k', '-bufsize', '2100k'])
      .concat(['-pix_fmt', 'yuv420p', '-movflags', '+faststart', file]),
  )

/** AV1 where this ffmpeg has the encoder, else VP9. */
export const writeWebm = (original: string, file: string) => {
  const av1 = ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '42', '-g', '120']
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-cpu-used', '3']
  const codec = hasEncoder('libsvtav1') ? av1 : vp9
  return runFfmpeg(['-i', original, '-an', ...codec, '-pix_fmt', 'yuv420p', file])
}
