import type { ProfileLook, ProfileTones } from '../../motifs/profile/profileLook'
import { mix, shade } from '../../rendering/colour'
import type { EchoVisage } from './visage'

export interface Tones extends ProfileTones {
  readonly hair: string
  readonly band: readonly [ground: string, figure: string, heart: string]
}

export interface Look extends ProfileLook {
  readonly tones: Tones
  readonly visage: EchoVisage
}

export const voice: Tones = {
  skin: '#dc8f88',
  shadow: '#9c4676',
  glow: '#f8cdb4',
  cheek: '#d9587f',
  lips: '#b02f62',
  hair: '#1c1745',
  line: '#1a1238',
  band: ['#b52a6a', '#f7d9b0', '#2fa3a8'],
}

/** Each echo is further away and cooler: rose, violet, turquoise. */
export const echoes: readonly Tones[] = [
  {
    skin: '#b565a3',
    shadow: '#7c3f92',
    glow: '#e3a0c4',
    cheek: '#c2508f',
    lips: '#8e2f7d',
    hair: '#2a1f66',
    line: '#23154f',
    band: ['#7a3a9c', '#e9b6d2', '#5ab3bd'],
  },
  {
    skin: '#7a5dbb',
    shadow: '#513c9a',
    glow: '#ab92d8',
    cheek: '#8f55b5',
    lips: '#5d3596',
    hair: '#222368',
    line: '#1c1a55',
    band: ['#4a3fa0', '#b7a3e0', '#58b0c4'],
  },
  {
    skin: '#3b8db0',
    shadow: '#2a6398',
    glow: '#79c3c9',
    cheek: '#4a7dbb',
    lips: '#2f5a9c',
    hair: '#1b3a76',
    line: '#14295f',
    band: ['#2a6398', '#8fd0cf', '#b9a5dd'],
  },
]

const water = '#1d3f86'

/** As the lake gives them back. */
export const mirrored = (tones: Tones): Tones => {
  const wet = (colour: string) => shade(mix(colour, water, 0.34), -0.03)
  return {
    skin: wet(tones.skin),
    shadow: wet(tones.shadow),
    glow: wet(tones.glow),
    cheek: wet(tones.cheek),
    lips: wet(tones.lips),
    hair: wet(tones.hair),
    line: wet(tones.line),
    band: [wet(tones.band[0]), wet(tones.band[1]), wet(tones.band[2])],
  }
}
