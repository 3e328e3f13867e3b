/** The controls of the carousels, as a screen reader says them (APG carousel). */

export const role = 'carrusel'
export const slideRole = 'diapositiva'
/** @param index from 0 */
export const position = (index: number, count: number) => `${index + 1} de ${count}`
export const stopRotation = 'Detener la rotación automática'
export const resumeRotation = 'Reanudar la rotación automática'
export const previousImage = 'Imagen anterior'
export const nextImage = 'Imagen siguiente'
export const chooseImage = 'Elegir imagen'
export const previousBottles = 'Productos anteriores'
export const nextBottles = 'Productos siguientes'
export const previousPhoto = 'Foto anterior'
export const nextPhoto = 'Foto siguiente'
