import { slider3, slider4, slider5 } from '../styles/breakpoints'

/** spec §9: the business constants and limits, and the brand's name. */
export const brand = 'Bohemia 56'
export const slogan = '#PorUnaVidaBohemia'

export const minimumAge = 18
export const alcohol = '40% vol.'

export const premiumPrice = '63Bs.'
export const classicPrice = '49Bs.'

export const previewLength = 118
export const rejectionPulseMs = 50
export const mainOffsetPx = 72

export const homeAutoplayMs = 4500
export const autoplayMs = 3000
export const sliderSpeedMs = 300
export const touchThresholdPx = 5
export const longSwipeRatio = 0.5
export const longSwipeMs = 300
export const productSlides = [
  { fromPx: slider5, slides: 5 },
  { fromPx: slider4, slides: 4 },
  { fromPx: slider3, slides: 3 },
  { fromPx: 300, slides: 2 },
] as const

export const paintingSizes = [
  { widthCm: 40, heightCm: 30 },
  { widthCm: 50, heightCm: 60 },
  { widthCm: 60, heightCm: 80 },
] as const
export const bottleHeightCm = 29

/**
 * Ours, against typing mistakes and links that nobody answers: the specification sets no limit. What the visitor writes
 * counts in characters, and in bytes of its link, where one that is no plain letter or digit takes three.
 */
export const quoteLimits = {
  bottles: 500,
  years: 2,
  /** Names and phrase, each. */
  label: { characters: 60, bytes: 240 },
  idea: { characters: 300, bytes: 1000 },
} as const

/** The most of one bottle in one message; ours, the specification sets no limit. */
export const maxPerBottle = 99
