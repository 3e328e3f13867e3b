import alambique from './media/making/alambique.jpg'
import cuadro from './media/making/cuadro.jpg'
import etiqueta from './media/making/etiqueta.jpg'
import reposo from './media/making/reposo.jpg'
import uva from './media/making/uva.jpg'
import aprendiz from './media/story/aprendiz.jpg'
import mision from './media/story/mision.jpg'
import { brand } from './constants'
import { harvest } from './harvest'
import type { Illustration } from './models'
import { countMonths, monthName, nameMonths, type MonthRange } from './months'
import { capitalisedNumberWord, numberWord } from './numberWords'
import { owner } from './owner'
import { ownerStory } from './ownerStory'
import { nameRestDays } from './restDays'

interface StorySection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly quote?: string
}

interface PicturedSection extends StorySection {
  readonly image: Illustration
}

/** A statement that hangs beside a painting made for it. */
interface HungSection extends PicturedSection {
  readonly work: { readonly title: string; readonly artist: string; readonly medium: string }
}

interface MakingStep {
  readonly name: string
  readonly months: MonthRange
  /** `De mayo a octubre` */
  readonly when: string
  readonly text: string
  readonly image: Illustration
}

const { months, ...making } = owner.making.value

const first = monthName(months.grapes[0])
const last = monthName(months.label[1])

const during = (step: keyof typeof months) => ({ months: months[step], when: nameMonths(months[step]) })

/** spec §2, about page. */
export const story = {
  eyebrow: 'Descubre',
  heading: 'Sobre nosotros',
  /** Links to parts of the page, by their `id`. */
  contents: {
    label: 'En esta página',
    parts: [
      { id: 'como-se-hace', name: 'Cómo se hace' },
      { id: 'singani', name: 'El singani' },
      { id: 'compara', name: 'Compara' },
      { id: 'donde-probar', name: 'Dónde probar' },
    ],
  },
  origin: {
    heading: 'Cómo nació la marca',
    quote: `A los 21 años, nuestro fundador se fue a ${ownerStory.foundersVillage.value} a estudiar la producción de singani y vino.`,
    paragraphs: [
      'El oficio se aprende despacio: el sol de altura, la poda, el fuego parejo bajo el alambique y la espera.',
      `Bohemia 56 nació en ${ownerStory.foundedYear.value} de una idea sencilla: un destilado tan de esta tierra podía vestirse con la pintura de esta tierra. Por eso cada botella lleva un cuadro en la etiqueta, y detrás de cada cuadro hay una persona a la que puedes conocer.`,
      `El nombre junta dos afectos. «Bohemia», por el movimiento cultural que sentó al arte en la mesa de todos los días. «56», en homenaje a la madre de nuestro fundador, nacida en ${ownerStory.founderMotherBirthplace.value}.`,
    ],
    image: {
      source: aprendiz,
      alt: 'Un alambique de cobre con el pico sobre un frasco de vidrio; contra la pared celeste se apoya una escoba de paja.',
    },
  },
  mission: {
    heading: 'Misión',
    paragraphs: [
      'Crear experiencias únicas con singanis 100% artesanales y apoyar las expresiones culturales y artísticas de Bolivia.',
    ],
    work: {
      title: 'El fuego y el cobre',
      artist: owner.artistNames['artista-de-los-valles'].value,
      medium: 'Óleo sobre lienzo',
    },
    image: {
      source: mision,
      alt: 'Un maestro destilador de pelo canoso, de espaldas y con sombrero, atiza el fuego de un alambique de cobre, junto a una ventana que da a los viñedos.',
    },
  },
  vision: {
    heading: 'Visión',
    paragraphs: [
      'Ser la marca líder de singani artesanal, con alta calidad y responsabilidad social empresarial.',
    ],
    work: {
      title: 'La cosecha',
      artist: owner.artistNames['artista-de-los-llanos'].value,
      medium: 'Acrílico sobre lienzo',
    },
    image: harvest,
  },
  /** The only quotation of the page: the founder's own words. */
  founder: { quote: ownerStory.founderQuote.value, name: `El fundador de ${brand}` },
  making: {
    heading: 'Cómo se hace una botella',
    lead: `De la vendimia de ${first} a la etiqueta de ${last} pasan ${numberWord(countMonths([months.grapes[0], months.label[1]]))} meses.`,
    steps: [
      {
        name: 'La uva',
        ...during('grapes'),
        text: `Se cosecha a mano, en canasta y temprano, antes de que apriete el sol del ${owner.vineyardValley.value}. Cada botella pide unos ${making.grapeKilos}\u00a0kilos de Moscatel de Alejandría.`,
        image: {
          source: uva,
          alt: 'Una canasta de mimbre colmada de racimos de uva verde, con hojas de parra.',
        },
      },
      {
        name: 'El alambique',
        ...during('still'),
        text: `El mosto fermenta ${making.fermentationDays}\u00a0días y el vino pasa al cobre. Cada destilación dura ${making.stillHours}\u00a0horas, con alguien junto al fuego de principio a fin: una para el Clásico, dos para el Premium.`,
        image: {
          source: alambique,
          alt: 'El cuello de cobre de un alambique deja caer un hilo transparente en un frasco de vidrio.',
        },
      },
      {
        name: 'El reposo',
        ...during('rest'),
        text: `${capitalisedNumberWord(countMonths(months.rest))} meses en damajuanas de vidrio, a oscuras y sin madera: ${nameRestDays()}. Una vez al mes se prueba y se anota; lo demás es esperar.`,
        image: {
          source: reposo,
          alt: 'Tres damajuanas de vidrio con corcho, llenas de un líquido transparente.',
        },
      },
      {
        name: 'El cuadro',
        ...during('painting'),
        text: `Mientras el primer singani reposa, se pinta el cuadro de su botella, que después viste todas sus tandas. Un lienzo de 60\u00a0×\u00a080 centímetros lleva unas ${making.easelHours}\u00a0horas de caballete, y lo firma quien lo hizo.`,
        image: {
          source: cuadro,
          alt: 'Un lienzo a medio pintar en su caballete, con un sol dorado arriba y el dibujo a lápiz abajo, entre pinceles y potes de pintura.',
        },
      },
      {
        name: 'La etiqueta',
        ...during('label'),
        text: `Se embotella y se viste a mano: entre ${numberWord(making.labellers)} personas, unas ${making.bottlesPerHour}\u00a0botellas por hora. La tapa dice qué hay adentro: dorada en el Premium, plateada en el Clásico.`,
        image: {
          source: etiqueta,
          alt: 'Una botella de tapa dorada a medio vestir con su etiqueta, junto a otra ya lista, de tapa plateada.',
        },
      },
    ],
  },
  /** About singani, not about this brand. */
  singani: {
    heading: 'Qué es el singani',
    paragraphs: [
      'El singani es un destilado de uva que se elabora en los valles altos de Bolivia, sobre todo con Moscatel de Alejandría. Su historia viene de la Colonia, cuando las viñas de los valles abastecían a Potosí.',
      'Su nombre suele explicarse por un antiguo lugar llamado Siwingani, «donde crece la siwinga», una planta de hojas largas. Desde 1988 un decreto, el 21948, lo reserva a Bolivia: solo de uva, sin otro alcohol ni azúcar, y de viñas de Chuquisaca, Tarija, Potosí y La Paz.',
    ],
  },
} as const satisfies {
  readonly eyebrow: string
  readonly heading: string
  readonly contents: {
    readonly label: string
    readonly parts: readonly { readonly id: string; readonly name: string }[]
  }
  readonly origin: PicturedSection
  readonly mission: HungSection
  readonly vision: HungSection
  readonly founder: { readonly quote: string; readonly name: string }
  readonly making: { readonly heading: string; readonly lead: string; readonly steps: readonly MakingStep[] }
  readonly singani: StorySection
}
