/** Regions and controls of the bar, the side menu and the links of every page; most are heard, not seen. */
import { brand } from './constants'

export const skipLink = 'Saltar al contenido'
export const homeLink = `${brand}, inicio`
export const barLinks = 'Principal'
export const openMenu = 'Abrir menú'
export const menu = 'Menú'
export const closeMenu = 'Cerrar menú'
export const menuLinks = 'Menú principal'
export const menuChat = 'Escríbenos'
export const chatRegion = 'Contacto directo'
export const chat = 'Escríbenos por WhatsApp'
export const breadcrumbs = 'Ruta de navegación'
export const newTab = '(se abre en una pestaña nueva)'
