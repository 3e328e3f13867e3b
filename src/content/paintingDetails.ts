import type { PaintingId } from './collection'
import abuelosChiquitanosCollares from './media/details/abuelos-chiquitanos-collares.jpg'
import abuelosChiquitanosFronton from './media/details/abuelos-chiquitanos-fronton.jpg'
import abuelosChiquitanosSombrero from './media/details/abuelos-chiquitanos-sombrero.jpg'
import ancestrosMascara from './media/details/ancestros-mascara.jpg'
import ancestrosPoncho from './media/details/ancestros-poncho.jpg'
import ancestrosYacana from './media/details/ancestros-yacana.jpg'
import boliviaMagicaCactus from './media/details/bolivia-magica-cactus.jpg'
import boliviaMagicaEstrellas from './media/details/bolivia-magica-estrellas.jpg'
import boliviaMagicaFlamenco from './media/details/bolivia-magica-flamenco.jpg'
import cantaresDeMiTierraManos from './media/details/cantares-de-mi-tierra-manos.jpg'
import cantaresDeMiTierraTrenzas from './media/details/cantares-de-mi-tierra-trenzas.jpg'
import cantaresDeMiTierraUvas from './media/details/cantares-de-mi-tierra-uvas.jpg'
import ecoEImagenBalsa from './media/details/eco-e-imagen-balsa.jpg'
import ecoEImagenLuna from './media/details/eco-e-imagen-luna.jpg'
import ecoEImagenTrenza from './media/details/eco-e-imagen-trenza.jpg'
import taypiPaseno2Awayo from './media/details/taypi-paseno-2-awayo.jpg'
import taypiPaseno2Cabina from './media/details/taypi-paseno-2-cabina.jpg'
import taypiPaseno2Luna from './media/details/taypi-paseno-2-luna.jpg'
import totemDeLasAlturasChakana from './media/details/totem-de-las-alturas-chakana.jpg'
import totemDeLasAlturasPlumas from './media/details/totem-de-las-alturas-plumas.jpg'
import totemDeLasAlturasPuma from './media/details/totem-de-las-alturas-puma.jpg'
import type { Illustration } from './models'

export interface Detail {
  readonly name: string
  /** What to look for. */
  readonly text: string
  /** A square piece of the painting. */
  readonly image: Illustration
}

/** What each painting shows from close by. Sample: `paintingRecords` in ownerConfirmations.ts. */
export const paintingDetails: Readonly<Record<PaintingId, readonly [Detail, Detail, Detail]>> = {
  'totem-de-las-alturas': [
    {
      name: 'Cabeza de puma',
      text: 'El hocico y la oreja van en ángulos, sin una sola curva: en toda la cabeza, solo el ojo es redondo.',
      image: {
        source: totemDeLasAlturasPuma,
        alt: 'Cabeza de puma de perfil en la punta de un rayo, entre anillos, ante el borde del sol y la noche azul.',
      },
    },
    {
      name: 'Plumas de cóndor',
      text: 'Una línea oscura recorre cada pluma por el medio y el tono cambia de un lado al otro: parecen papel doblado.',
      image: {
        source: totemDeLasAlturasPlumas,
        alt: 'Plumas crema, amarillas y turquesas de contorno oscuro, abiertas ante un nevado y el cielo azul.',
      },
    },
    {
      name: 'La chakana',
      text: 'Los amarillos bajan en escalones hasta un punto turquesa, y la sombra oscura del borde despega la figura del rojo.',
      image: {
        source: totemDeLasAlturasChakana,
        alt: 'Una chakana dorada y escalonada sobre un panel rojo, entre dos columnas de cuadrados de colores.',
      },
    },
  ],
  'eco-e-imagen': [
    {
      name: 'La luna',
      text: 'Las pinceladas giran alrededor del disco: sigue una con la vista y verás pasar el crema a lila y el lila a azul.',
      image: {
        source: ecoEImagenLuna,
        alt: 'Luna llena de color crema, rodeada de anillos de pinceladas lilas y azules, con unas pocas estrellas.',
      },
    },
    {
      name: 'Trenza y manto',
      text: 'Toques curvos, uno debajo de otro, arman la trenza; las franjas del manto son trazos largos que siguen por detrás.',
      image: {
        source: ecoEImagenTrenza,
        alt: 'Trenza azul oscura que cae sobre un manto turquesa con franjas roja, crema y violeta, al borde del agua.',
      },
    },
    {
      name: 'La balsa',
      text: 'Es la única figura de cuerpo entero; busca bajo la balsa la franja azul oscura que la asienta sobre el agua.',
      image: {
        source: ecoEImagenBalsa,
        alt: 'Mujer adulta de espaldas, con sombrero, awayo y pollera rosada, de pie en una balsa de totora sobre el lago.',
      },
    },
  ],
  'abuelos-chiquitanos': [
    {
      name: 'El sombrero',
      text: 'Toques cortos, amarillos y ocres, hacen la paja, y unas pocas líneas curvas, el tejido; las plumas son trazos largos.',
      image: {
        source: abuelosChiquitanosSombrero,
        alt: 'Sombrero de paja con flores en la cinta y tres plumas, verde, amarilla y roja, ante un tajibo amarillo.',
      },
    },
    {
      name: 'El frontón',
      text: 'El sol de la iglesia alterna puntas rojas y verdes, los mismos colores de los rombos de abajo.',
      image: {
        source: abuelosChiquitanosFronton,
        alt: 'Frontón crema de una iglesia, con cruz y techo de tejas, un sol pintado y una fila de rombos rojos y verdes.',
      },
    },
    {
      name: 'Los collares',
      text: 'Son cuatro y ninguno repite los colores de otro; a los lados, cada nudo de las trenzas lleva su propio remolino de pintura.',
      image: {
        source: abuelosChiquitanosCollares,
        alt: 'Cuatro collares de colores sobre un tipoy de color teja, entre dos trenzas blancas.',
      },
    },
  ],
  'taypi-paseno-2': [
    {
      name: 'Papel rasgado',
      text: 'El borde blanco es la fibra del papel: muestra por dónde se rasgó y cuál de las capas va encima de la luna.',
      image: {
        source: taypiPaseno2Luna,
        alt: 'Luna llena de papel entre capas azules y moradas de borde blanco.',
      },
    },
    {
      name: 'Cabina roja',
      text: 'Cuelga donde termina el papel liso de los nevados y empieza la pintura espesa de las casas: ahí se juntan las dos técnicas.',
      image: {
        source: taypiPaseno2Cabina,
        alt: 'Cabina roja de teleférico bajo su cable, entre un nevado de papel y casas de ladrillo con ventanas encendidas.',
      },
    },
    {
      name: 'El awayo',
      text: 'Las franjas van en curva, y por eso el atado se ve lleno; encima, las puntas de las dos trenzas casi se tocan.',
      image: {
        source: taypiPaseno2Awayo,
        alt: 'Mujer adulta de espaldas, con sombrero, dos trenzas y un atado de franjas de colores, en una avenida amarilla.',
      },
    },
  ],
  ancestros: [
    {
      name: 'La Yacana',
      text: 'Su cuerpo no tiene contorno: termina donde empiezan las pinceladas claras, que cambian de dirección a su alrededor.',
      image: {
        source: ancestrosYacana,
        alt: 'Llama oscura entre pinceladas moradas y rosadas de la Vía Láctea, con una estrella por ojo.',
      },
    },
    {
      name: 'La máscara',
      text: 'La línea de la nariz separa una mitad de oro claro y otra de ocre; bajo cada ojo baja una marca turquesa.',
      image: {
        source: ancestrosMascara,
        alt: 'Máscara dorada de frente, con corona de rayos, orejeras turquesas y marcas del mismo color bajo los ojos.',
      },
    },
    {
      name: 'El poncho',
      text: 'Ningún rombo tiene una línea inclinada: todo son escalones de óleo, y el azul va siempre entre el blanco y el amarillo.',
      image: {
        source: ancestrosPoncho,
        alt: 'Poncho de óleo espeso con dos rombos escalonados, blancos, azules, amarillos y rojos, entre franjas.',
      },
    },
  ],
  'cantares-de-mi-tierra': [
    {
      name: 'Las uvas',
      text: 'Un punto claro en cada grano basta para que se vea redondo; detrás, el cielo conserva los surcos del pincel.',
      image: {
        source: cantaresDeMiTierraUvas,
        alt: 'Racimo de uva morada que cuelga de una rama con hojas verdes, ante un cielo naranja de pinceladas curvas.',
      },
    },
    {
      name: 'Las manos',
      text: 'Detrás, el óleo gira en redondo; en los pañuelos, los trazos rectos se abren desde cada puño.',
      image: {
        source: cantaresDeMiTierraManos,
        alt: 'Dos manos en alto, una con un pañuelo rojo y otra con uno blanco, ante el centro del sol pintado en círculos.',
      },
    },
    {
      name: 'Las trenzas',
      text: 'Acaban en borlas amarillas, como el fleco de la manta, y rozan los primeros pliegues de la pollera.',
      image: {
        source: cantaresDeMiTierraTrenzas,
        alt: 'Espalda de una bailarina adulta, con manta morada de flecos y dos trenzas largas con borlas amarillas.',
      },
    },
  ],
  'bolivia-magica': [
    {
      name: 'Las estrellas',
      text: 'El pastel queda en lo alto de la trama del lienzo y deja puntos sueltos: unos son estrellas y otros, solo polvo de color.',
      image: {
        source: boliviaMagicaEstrellas,
        alt: 'Dos estrellas en cruz y muchos puntos claros sobre un cielo de pastel azul y violeta.',
      },
    },
    {
      name: 'Los cactus',
      text: 'Los verdes claros y oscuros van a lo largo de cada costilla, y las espinas son filas de toques blancos.',
      image: {
        source: boliviaMagicaCactus,
        alt: 'Cactus verdes de espinas blancas y flores pálidas, ante un nevado y un cielo rosado.',
      },
    },
    {
      name: 'El flamenco',
      text: 'El pico toca el agua junto al borde de un hexágono; más abajo, las patas se repiten en un rosa casi borrado.',
      image: {
        source: boliviaMagicaFlamenco,
        alt: 'Flamenco que baja la cabeza hasta el agua, con las patas rosadas entre hexágonos de sal.',
      },
    },
  ],
}
