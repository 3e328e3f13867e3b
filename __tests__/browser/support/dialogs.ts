import { contact } from '../../../src/content/contact'
import { gate } from '../../../src/content/legal'
import { otherChannels } from '../../../src/content/messages'
import { order } from '../../../src/content/order'
import { orderPanel } from '../../../src/content/orderPanel'
import { zoom } from '../../../src/content/zoom'
import { press } from './usedStates'
import type { Visitor } from './visitor'

/** A dialog of the site, how it is opened and which ways lead out of it. */
export interface DialogEntry {
  /** The component that draws it. */
  readonly file: string
  readonly path: string
  /** Another address of the same route; a dialog of the gate has none. */
  readonly sameRoute?: string
  readonly name: string | RegExp
  readonly role?: 'alertdialog'
  /** What has to be done once before it can be opened. */
  readonly prepare?: (visitor: Visitor) => Promise<void>
  /** The button that opens it, and has the focus again afterwards. */
  readonly opener: string | RegExp
  readonly closeButton: string
  /** A press outside closes it; else it stays. */
  readonly closesOutside: boolean
  /** It can be opened on every page. */
  readonly isOnEveryPage?: true
}

const magnifiedPicture: DialogEntry = {
  file: 'src/features/zoom/ZoomDialog.tsx',
  path: '/pinturas/ancestros',
  sameRoute: '/pinturas/bolivia-magica',
  name: zoom.opened,
  opener: 'Ver de cerca Ancestros',
  closeButton: zoom.close,
  closesOutside: false,
}

export const dialogs: readonly DialogEntry[] = [
  {
    file: 'src/features/layout/SideMenu.tsx',
    path: '/nosotros',
    sameRoute: '/nosotros?desde=menu',
    name: 'Menú',
    opener: 'Abrir menú',
    closeButton: 'Cerrar menú',
    closesOutside: true,
    isOnEveryPage: true,
  },
  {
    file: 'src/features/order/OrderPanel.tsx',
    path: '/productos/singani-premium-3',
    sameRoute: '/productos/singani-premium-1',
    name: orderPanel.heading,
    prepare: (visitor) => press(visitor, /^Agregar y elegir más \(Singani Premium, Ancestros/),
    opener: order.bag(1),
    closeButton: orderPanel.close,
    closesOutside: true,
  },
  {
    file: 'src/features/contact/ChannelsDialog.tsx',
    path: '/pinturas/artista/artista-del-altiplano',
    sameRoute: '/pinturas/artista/artista-de-los-valles',
    name: contact.heading,
    opener: otherChannels.open,
    closeButton: contact.close,
    closesOutside: true,
  },
  magnifiedPicture,
  {
    file: 'src/features/gate/RejectionDialog.tsx',
    path: '/',
    name: gate.rejection,
    role: 'alertdialog',
    opener: /^NO$/,
    closeButton: gate.rejectionClose,
    closesOutside: false,
  },
]

/** Dialogs of the table opened by another component, or with other contents. */
export const dialogsElsewhere: readonly DialogEntry[] = [
  {
    file: 'src/features/order/OrderPanel.tsx',
    path: '/',
    sameRoute: '/?desde=mensaje',
    name: orderPanel.heading,
    opener: order.bag(0),
    closeButton: orderPanel.close,
    closesOutside: true,
    isOnEveryPage: true,
  },
  {
    ...magnifiedPicture,
    path: '/productos/singani-premium-3',
    sameRoute: '/productos/singani-premium-1',
    opener: /^Ver de cerca /,
  },
]
