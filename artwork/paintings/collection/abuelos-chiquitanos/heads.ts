import type { Head } from './elder'

export const his: Head = {
  x: 560,
  y: 860,
  width: 326,
  height: 462,
  facing: 0.45,
  complexion: {
    light: '#c98650',
    shadow: '#8d4d30',
    glow: '#efbe84',
    lips: '#9c4a3c',
    cheek: '#dc6f43',
    dark: '#34221f',
  },
}

export const hers: Head = {
  x: 1100,
  y: 1050,
  width: 290,
  height: 412,
  facing: -0.45,
  complexion: {
    light: '#c07a4c',
    shadow: '#84432e',
    glow: '#e9b17c',
    lips: '#a63f3a',
    cheek: '#d8604a',
    dark: '#2f1f20',
  },
}
