/** One of each route that a visitor who said SÍ can open. */
export const addressOfEachRoute = [
  '/',
  '/nosotros',
  '/botellas-personalizada',
  '/pinturas',
  '/pinturas/ancestros',
  '/pinturas/artista/artista-de-los-valles',
  '/productos/singani-premium-1',
]
