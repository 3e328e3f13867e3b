import type { BottleRecord } from './bottleRecord'
import abuelosChiquitanosBottle from './media/bottles/abuelos-chiquitanos.webp'
import ancestrosBottle from './media/bottles/ancestros.webp'
import boliviaMagicaBottle from './media/bottles/bolivia-magica.webp'
import cantaresDeMiTierraBottle from './media/bottles/cantares-de-mi-tierra.webp'
import ecoEImagenBottle from './media/bottles/eco-e-imagen.webp'
import taypiPaseno2Bottle from './media/bottles/taypi-paseno-2.webp'
import totemDeLasAlturasBottle from './media/bottles/totem-de-las-alturas.webp'
import abuelosChiquitanosPainting from './media/paintings/abuelos-chiquitanos.jpg'
import ancestrosPainting from './media/paintings/ancestros.jpg'
import boliviaMagicaPainting from './media/paintings/bolivia-magica.jpg'
import cantaresDeMiTierraPainting from './media/paintings/cantares-de-mi-tierra.jpg'
import ecoEImagenPainting from './media/paintings/eco-e-imagen.jpg'
import taypiPaseno2Painting from './media/paintings/taypi-paseno-2.jpg'
import totemDeLasAlturasPainting from './media/paintings/totem-de-las-alturas.jpg'

/**
 * The first bottles of the slider (spec §3), each with the painting it wears: at most eight, which home loads with its
 * code; those that follow are in laterBottles.ts. Pictures are named after the painting's
 * id; the colours of its wall are in _collectionColours.scss beside this file. Titles are as published, the rest is
 * sample until the artists confirm it (ownerConfirmations.ts).
 */
export const firstBottles = [
  {
    id: 'singani-premium-1',
    bottle: totemDeLasAlturasBottle,
    opening:
      'Jazmín primero, azahar después y al final la uva; la cáscara de limón llega más tarde. El guardián de esta etiqueta no se mueve: lo que se abre es la copa.',
    body: 'Sírvelo en vaso corto, con un cubo grande, y espera dos minutos: el frío lo cierra y la paciencia lo abre. Mientras tanto, recorre la pintura de abajo arriba, como se sube una escalera. La cáscara de limón va al borde.',
    cocktailIds: ['con-hielo', 'chuflay', 'yungueno'],
    painting: {
      id: 'totem-de-las-alturas',
      title: 'Totem de las alturas',
      artistId: 'artista-del-altiplano',
      technique: 'acrilico',
      medium: 'Acrílico sobre lienzo',
      widthCm: 60,
      heightCm: 80,
      frame: 'walnut',
      text: 'Un guardián de rostro cuadrado mira de frente. Los rayos de la corona acaban en anillos y en cabezas de puma, como en la Puerta del Sol; las alas de cóndor salen de sus hombros y una chakana de oro ocupa el pecho. Lo sostiene un puma de piedra.',
      image: {
        source: totemDeLasAlturasPainting,
        alt: 'Tótem de rostro cuadrado con corona de rayos y alas de plumas, ante un gran sol; lleva una chakana dorada en el pecho y se apoya en un puma.',
      },
    },
  },
  {
    id: 'singani-clasico-1',
    bottle: ecoEImagenBottle,
    opening:
      'Huele a limón y a hierba fresca, entra ligero y se va seco, sin quedarse con la última palabra de ninguna conversación. Es el clásico de la charla larga.',
    body: 'Con naranja se redondea; con ginger ale se aligera. Exprime la fruta en el momento: es media receta. Va bien con la comida: acompaña sin tapar, y su tapa plateada lo distingue en el estante. La etiqueta guarda la noche y el lago; el vaso se queda con la luna.',
    cocktailIds: ['yungueno', 'chuflay'],
    painting: {
      id: 'eco-e-imagen',
      title: 'Eco e imagen',
      artistId: 'artista-de-los-valles',
      technique: 'acrilico',
      medium: 'Acrílico sobre lienzo',
      widthCm: 45,
      heightCm: 60,
      frame: 'pale',
      text: 'Una mujer escucha con los ojos cerrados. Detrás escuchan otras tres, cada vez más lejos y de un color más frío: una con flores en el pelo, otra con sombrero y la más vieja con manto. La luna abre círculos en el cielo, como una voz cuando sale.',
      image: {
        source: ecoEImagenPainting,
        alt: 'Cuatro mujeres de distinta edad, de perfil y con los ojos cerrados, en rosa, violeta y turquesa sobre un lago de noche; otra cruza en balsa bajo la luna.',
      },
    },
  },
  {
    id: 'singani-premium-2',
    bottle: abuelosChiquitanosBottle,
    opening:
      'Pera madura, hierbas de monte y, cuando ya todo parecía terminado, una pimienta blanca que llega sin avisar y se queda.',
    body: 'Los abuelos de la etiqueta posan como en las fotos antiguas: serios y con flores. La tapa dorada de la botella brilla menos que las trenzas blancas de ella. Unas gotas de limón despiertan su lado de hierba; solo, con hielo, cuenta las cosas despacio.',
    cocktailIds: ['con-hielo', 'yungueno', 'chuflay'],
    painting: {
      id: 'abuelos-chiquitanos',
      title: 'Abuelos chiquitanos',
      artistId: 'artista-de-los-llanos',
      technique: 'acrilico',
      medium: 'Acrílico sobre lienzo',
      widthCm: 60,
      heightCm: 80,
      frame: 'gold',
      text: 'Una pareja de edad mira de frente. Él lleva barba blanca, sombrero de paja con flores y un bastón con cintas; ella, trenzas blancas, tipoy de color teja y un manto verde con franjas.',
      image: {
        source: abuelosChiquitanosPainting,
        alt: 'Pareja de ancianos de la Chiquitania, él con barba y sombrero de paja, ella con trenzas blancas y flores, ante un tajibo y una iglesia de misión.',
      },
    },
  },
  {
    id: 'singani-clasico-2',
    bottle: taypiPaseno2Bottle,
    opening:
      'Lima, uva y una pizca de menta, con el filo frío de una noche en la hoyada, a la hora en que se encienden las ventanas. Pide vaso largo, mucho hielo y un refresco con burbujas.',
    body: 'Como en el taypi del cuadro, aquí hay encuentros: singani y ginger ale, en el chuflay; singani, jugo de naranja y un toque de jarabe, en el yungueño. Debajo de la tapa plateada hay una ciudad entera que sube por la ladera, casa sobre casa, hasta la nieve.',
    cocktailIds: ['chuflay', 'yungueno'],
    painting: {
      id: 'taypi-paseno-2',
      title: 'Taypi paseño 2',
      artistId: 'artista-del-altiplano',
      technique: 'mixta',
      medium: 'Técnica mixta sobre lienzo',
      widthCm: 45,
      heightCm: 60,
      frame: 'walnut',
      text: 'La ciudad de ladrillo sube por los dos lados de la hoyada y enciende sus ventanas. Arriba están los nevados y la luna llena, en un cielo de papel rasgado; sobre los techos cruzan cabinas rojas y amarillas.',
      image: {
        source: taypiPaseno2Painting,
        alt: 'Dos mujeres de espaldas suben por una avenida hacia una plaza redonda con chakana, entre casas de ladrillo y papel, nevados, teleféricos y luna llena.',
      },
    },
  },
  {
    id: 'singani-premium-3',
    bottle: ancestrosBottle,
    opening:
      'Hinojo al servir, piel de toronja después, y un anís leve que tarda en irse, como las estrellas cuando ya casi amanece. Es para la sobremesa, en vaso corto y sin apuro.',
    body: 'Sus cinco guardianes velan de pie; tú puedes sentarte. La especia llega al final, como la llama oscura al cuadro: cuando los ojos se acostumbran a la noche. Un hielo grande basta: el frío de más esconde el anís.',
    cocktailIds: ['con-hielo', 'chuflay', 'yungueno'],
    painting: {
      id: 'ancestros',
      title: 'Ancestros',
      artistId: 'artista-del-altiplano',
      technique: 'oleo',
      medium: 'Óleo sobre lienzo',
      widthCm: 60,
      heightCm: 80,
      frame: 'gold',
      text: 'Cinco presencias de máscara dorada, casi de la misma altura, velan la noche del altiplano. Unas llevan corona de rayos y otras de plumas. Ningún poncho repite al vecino: cada uno tiene su orden de rombos escalonados, franjas y flecos.',
      image: {
        source: ancestrosPainting,
        alt: 'Cinco figuras de máscara dorada y ponchos de rombos, de pie ante una tela con ofrendas, bajo la Vía Láctea y una llama oscura con una estrella por ojo.',
      },
    },
  },
  {
    id: 'singani-premium-4',
    bottle: cantaresDeMiTierraBottle,
    opening:
      'Uva dulce, durazno y flor de retama: huele a vendimia, abre suave, gira en la boca y remata en cítrico, como una cueca.',
    body: 'Los pañuelos ya están en alto y la guitarra descansa, porque hay canciones que siguen sin músico. Con hielo deja ver mejor la fruta; en un cóctel de naranja, la sostiene. Queda bien con una rodaja de durazno fresco, y mejor si alguien se anima con la copla.',
    cocktailIds: ['yungueno', 'con-hielo', 'chuflay'],
    painting: {
      id: 'cantares-de-mi-tierra',
      title: 'Cantares de mi tierra',
      artistId: 'artista-de-los-valles',
      technique: 'oleo',
      medium: 'Óleo sobre lienzo',
      widthCm: 60,
      heightCm: 80,
      frame: 'gold',
      text: 'Una pareja baila con los pañuelos en alto y el sol queda justo entre las dos manos. Ella está de espaldas, con dos trenzas y una pollera que se abre como abanico; él, de perfil, baja la mirada bajo el sombrero.',
      image: {
        source: cantaresDeMiTierraPainting,
        alt: 'Una pareja adulta baila con pañuelos en alto, ella de espaldas con pollera abierta y él de perfil con poncho, ante un sol de anillos y un valle de viñas.',
      },
    },
  },
  {
    id: 'singani-premium-5',
    bottle: boliviaMagicaBottle,
    opening:
      'Mandarina, flor de algarrobo y miel, que aparece cuando el vaso se entibia en tu mano, y dura lo mismo que el amanecer. En el salar, eso es apenas un rato.',
    body: 'Sírvelo con un cubo grande, o en yungueño, con naranja recién exprimida. Si te gusta lo dulce, no le pongas azúcar todavía: espera dos minutos y la miel llega sola. La pintura no decide si es de noche o de mañana, y nosotros tampoco.',
    cocktailIds: ['yungueno', 'chuflay', 'con-hielo'],
    painting: {
      id: 'bolivia-magica',
      title: 'Bolivia mágica',
      artistId: 'artista-de-los-llanos',
      technique: 'pastel',
      medium: 'Pastel al óleo sobre lienzo',
      widthCm: 30,
      heightCm: 40,
      frame: 'pale',
      text: 'Un sol de almanaque, con rayos rectos y llamas por turnos, cierra los ojos sobre el borde del salar. Tres flamencos caminan entre los hexágonos de sal: uno mira, otro busca en el agua y el tercero se queda atrás.',
      image: {
        source: boliviaMagicaPainting,
        alt: 'Un gran sol de ojos cerrados sobre el salar rosado, con tres flamencos entre hexágonos de sal, una isla de cactus en flor, nevados y estrellas.',
      },
    },
  },
] as const satisfies readonly BottleRecord[]
