import { brand } from './constants'
import type { NavItem } from './models'
import { owner } from './owner'

/** spec §2, and a way to the bottles on home. */
export const navigation = [
  { path: '/', title: 'Inicio', visible: true },
  { path: '/#singanis', title: 'Singanis', visible: true },
  { path: '/nosotros', title: 'Sobre Nosotros', visible: true },
  { path: '/pinturas', title: 'Pinturas', visible: true },
  { path: '/botellas-personalizada', title: 'Botellas Personalizadas', visible: true },
] as const satisfies readonly NavItem[]

/** spec §2 */
export const footerLinks = [
  { path: '/nosotros', title: 'Sobre Nosotros', visible: true },
  { path: '/', title: 'Nuestros Singanis', visible: true },
  { path: '/pinturas', title: 'Pinturas', visible: true },
] as const satisfies readonly NavItem[]

/** Beyond the specification: parts of a page. */
export const ownFooterLinks = [
  { path: '/nosotros#donde-probar', title: 'Dónde probar' },
  { path: '/nosotros#accesibilidad', title: 'Accesibilidad' },
] as const satisfies readonly Omit<NavItem, 'visible'>[]

export const footer = {
  text: 'Singanis 100% artesanales, vestidos por artistas de Bolivia.',
  exploreHeading: 'Explora',
  followHeading: 'Síguenos',
  contactHeading: 'Pedidos y\u00a0cotizaciones',
  copyright: `© ${owner.copyrightYear.value} ${brand}. Todos los derechos reservados.`,
} as const
