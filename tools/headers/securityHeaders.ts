import { owner } from '../../src/content/owner'
import { strictTransport, strictTransportHeader } from './strictTransport'

export type Headers = Readonly<Record<string, string>>

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']

const videoHosts = { file: '(self)', youtube: '(self "https://www.youtube-nocookie.com")' } as const

const permissions = [
  ...deniedFeatures.map((feature) => `${feature}=()`),
  ...videoFeatures.map((feature) => `${feature}=${videoHosts[owner.video.value.kind]}`),
].join(', ')

const always: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const onlyOverTls: Headers = { 'Strict-Transport-Security': strictTransportHeader(strictTransport) }

/** On every answer, whatever it holds; the content security policy is each page's own. */
export const securityHeaders = (isSecure: boolean): Headers =>
  isSecure ? { ...always, ...onlyOverTls } : always
