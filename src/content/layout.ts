import { brand } from './constants'

/** Regions and controls of the bar, the side menu and the links of every page; most are heard, not seen. */
export const layout = {
  skipLink: 'Saltar al contenido',
  homeLink: `${brand}, inicio`,
  barLinks: 'Principal',
  openMenu: 'Abrir menú',
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  menuLinks: 'Menú principal',
  menuChat: 'Escríbenos',
  chatRegion: 'Contacto directo',
  chat: 'Escríbenos por WhatsApp',
  breadcrumbs: 'Ruta de navegación',
  newTab: '(se abre en una pestaña nueva)',
} as const
