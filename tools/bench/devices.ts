/** One access link that all connections share. */
export interface LinkModel {
  readonly rttMs: number
  readonly downKbps: number
  readonly upKbps: number
  /** The share of segments that are lost and sent again. */
  readonly loss: number
}

export interface Device {
  readonly name: 'phone' | 'old-phone' | 'desktop'
  readonly viewport: { readonly width: number; readonly height: number }
  readonly density: number
  readonly isMobile: boolean
  readonly cpuSlowdown: number
  readonly link: LinkModel
}

/** As Lighthouse has it. */
const slow4G: LinkModel = { rttMs: 150, downKbps: 1638.4, upKbps: 750, loss: 0 }

const phone: Device = {
  name: 'phone',
  viewport: { width: 412, height: 823 },
  density: 1.75,
  isMobile: true,
  cpuSlowdown: 4,
  link: slow4G,
}

const oldPhone: Device = {
  ...phone,
  name: 'old-phone',
  cpuSlowdown: 6,
  link: { rttMs: 400, downKbps: 400, upKbps: 400, loss: 0.02 },
}

const desktop: Device = {
  ...phone,
  name: 'desktop',
  viewport: { width: 1350, height: 940 },
  density: 1,
  isMobile: false,
  cpuSlowdown: 1,
}

const devices: readonly Device[] = [phone, oldPhone, desktop]

/** @throws Error in Spanish where no device has that name */
export function deviceNamed(wanted: string): Device {
  const device = devices.find(({ name }) => name === wanted)
  if (device) return device
  throw new Error(
    `Ningún equipo se llama «${wanted}»; los hay: ${devices.map(({ name }) => name).join(', ')}.`,
  )
}
