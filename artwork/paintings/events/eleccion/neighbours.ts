import type { Composition } from '../../rendering/composition'
import { drawBowlerWoman } from '../../motifs/bowlerWoman'
import { drawPersonFromBehind } from '../../motifs/personFromBehind'

/** Seven adults of a town, seen from behind, the far ones first; no garment has a party's colours. */
export function drawNeighbours(c: Composition) {
  drawPersonFromBehind(c, {
    x: 470,
    y: 2440,
    height: 860,
    coat: '#6f5a8a',
    skin: '#a8683f',
    hair: '#4a3830',
    hat: { colour: '#c9b08a', band: '#5a2f4a', brim: 12 },
  })
  drawPersonFromBehind(c, {
    x: 1180,
    y: 2450,
    height: 880,
    coat: '#b5713a',
    skin: '#8f5533',
    hair: '#cfc6c0',
  })
  drawBowlerWoman(c, 1420, 2560, 1010, {
    skirt: '#8a3f8a',
    trim: '#f2d08a',
    shawl: '#1f7d86',
    hat: '#4a3428',
    bundle: ['#d8436a', '#f5e9cf', '#f2b632', '#1f6a55', '#8a3f8a'],
  })
  drawPersonFromBehind(c, {
    x: 245,
    y: 2620,
    height: 1120,
    coat: '#4a4a58',
    skin: '#8a4f30',
    hair: '#241a1e',
    hat: { colour: '#7a5540', band: '#33222a' },
    stole: ['#8e2f3f', '#f2d08a', '#d8436a', '#f5e9cf', '#1f7d86', '#f2b632'],
  })
  drawBowlerWoman(c, 640, 2790, 1230, {
    skirt: '#d8436a',
    trim: '#f6e3b8',
    shawl: '#c9603a',
    hat: '#2f2430',
    bundle: ['#1f6a66', '#f2b632', '#f5e9cf', '#d8436a', '#5a3f8a', '#f0883a'],
  })
  drawPersonFromBehind(c, {
    x: 1060,
    y: 2800,
    height: 1260,
    coat: '#e3d6bd',
    skin: '#b97a4d',
    hair: '#3a2a28',
    hat: { colour: '#e6cf92', band: '#7a2f3a', brim: 15 },
  })
  drawBowlerWoman(c, 1500, 2880, 1290, {
    skirt: '#2f6a8a',
    trim: '#f2d08a',
    shawl: '#3f6a5a',
    hat: '#5a3a2c',
    bundle: ['#8a3f8a', '#f0883a', '#f5e9cf', '#1f9a96', '#d8436a', '#f2b632'],
  })
}
