/** The controls of the carousels, as a screen reader says them (APG carousel). */
export const carousel = {
  role: 'carrusel',
  slideRole: 'diapositiva',
  /** @param index from 0 */
  position: (index: number, count: number) => `${index + 1} de ${count}`,
  stopRotation: 'Detener la rotación automática',
  resumeRotation: 'Reanudar la rotación automática',
  hero: { previous: 'Imagen anterior', next: 'Imagen siguiente', tabs: 'Elegir imagen' },
  bottles: { previous: 'Productos anteriores', next: 'Productos siguientes' },
  photos: { previous: 'Foto anterior', next: 'Foto siguiente' },
} as const
