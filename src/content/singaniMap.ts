import { formatNumber } from './formatNumber'
import { formatMetres } from './metres'

/** Where singani comes from and how high that is; docs/singani.md has the sources. */
export const singaniMap = {
  heading: 'Dónde crece su uva',
  caption: 'En color, los cuatro departamentos del decreto. La chakana marca el Valle Central de Tarija.',
  departments: [
    { id: 'la-paz', name: 'La Paz' },
    { id: 'potosi', name: 'Potosí' },
    { id: 'chuquisaca', name: 'Chuquisaca' },
    { id: 'tarija', name: 'Tarija' },
  ],
  valley: 'Valle Central de Tarija',
} as const

/** How high the vineyards are, in metres above the sea. */
export const vineyardAltitudes = { from: 1600, to: 2800 } as const

const cities = [
  { name: 'Santa Cruz', metres: 400 },
  { name: 'Tarija', metres: 1850 },
  { name: 'Camargo', metres: 2400 },
  { name: 'La Paz', metres: 3650 },
] as const

/** Rounded to 50 m; the lowest city first. */
export const altitudes = {
  heading: 'A qué altura',
  caption:
    'Más arriba que Santa Cruz, más abajo que La Paz: la viña vive en los valles de en medio. Alturas redondeadas.',
  band: {
    name: 'Viñas del singani',
    range: `unos ${formatNumber(vineyardAltitudes.from)} a ${formatMetres(vineyardAltitudes.to)}`,
  },
  cities: cities.map((city) => ({ ...city, height: formatMetres(city.metres) })),
} as const
