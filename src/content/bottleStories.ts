import type { Product, ProductId } from './models'

interface BottleStory extends Pick<Product, 'tasting' | 'cocktailIds'> {
  /** The first sentences: the card shows their first 118 characters. */
  readonly opening: string
  readonly body: string
}

/** What each bottle tells on its own; the sentences of its line are in productLines.ts. */
export const bottleStories = {
  'singani-premium-1': {
    opening:
      'Un tótem de plumas abiertas guarda esta botella. Adentro, un singani de flores blancas que se abre despacio en el vaso, con jazmín y uva recién cortada.',
    body: 'El cuadro tiene la cordillera a la espalda: un sol redondo detrás de la corona, una chakana en el pecho y el suelo en franjas de turquesa, amarillo y rojo tierra. La etiqueta lleva esos colores a la escala de la mano, para que la pintura también se siente a la mesa. Sírvelo en vaso corto, con un cubo grande, y dale un par de minutos antes del primer sorbo.',
    tasting: {
      sight: 'Cristalino y brillante, con lágrimas lentas en la copa.',
      nose: 'Jazmín, azahar y uva fresca; al abrirse, cáscara de limón.',
      palate: 'Sedoso y floral, con el dulzor de la moscatel y un final limpio.',
    },
    cocktailIds: ['con-hielo', 'chuflay', 'yungueno'],
  },
  'singani-clasico-1': {
    opening:
      'Un perfil de mujer escucha sobre el agua y su eco vuelve de otro color. Este clásico es igual de transparente: cítrico y luminoso, con la uva por delante.',
    body: 'Eco e imagen pinta una voz que vuelve por el aire y un rostro que vuelve por el lago, y la botella repite ese juego en cada mezcla, porque acompaña sin tapar. Con jugo de naranja se vuelve redondo; con ginger ale, ligero y de burbuja viva. La tapa plateada y la etiqueta clara lo distinguen en el estante.',
    tasting: {
      sight: 'Transparente, con reflejos de plata.',
      nose: 'Limón, hierba fresca y uva verde.',
      palate: 'Ligero y directo, con un cierre seco que deja sitio al jugo.',
    },
    cocktailIds: ['yungueno', 'chuflay'],
  },
  'singani-premium-2': {
    opening:
      'Dos abuelos miran de frente, con el monte en flor a la espalda. Su singani es igual de cálido: fruta madura, hierbas y un final de pimienta blanca.',
    body: 'La pintura guarda lo que rodea a una pareja de la Chiquitania: el tajibo amarillo, la iglesia de columnas torneadas, el sombrero con flores y el bastón con cintas. La botella les pone una tapa dorada. En el vaso es amplio y algo especiado, de esos que cambian mientras el hielo se deshace. Con unas gotas de limón muestra su lado más herbal.',
    tasting: {
      sight: 'Claro y denso, de brillo cálido.',
      nose: 'Pera madura, hierbas de monte y pimienta blanca.',
      palate: 'Amplio y especiado; la fruta vuelve al final.',
    },
    cocktailIds: ['con-hielo', 'yungueno', 'chuflay'],
  },
  'singani-clasico-2': {
    opening:
      'La ciudad trepa la ladera, cruzan las cabinas y la luna espera. Este clásico también es punto de encuentro: limón, uva y un final limpio.',
    body: 'Taypi es, en aymara, el centro donde las cosas se encuentran. En el cuadro es una plaza redonda en medio de las casas; en la mesa, un vaso largo que junta singani, hielo y algo más. Pruébalo en chuflay, con ginger ale y una rodaja de limón, o con jugo de naranja y un toque de jarabe. La tapa es plateada, como la luz sobre los nevados del fondo.',
    tasting: {
      sight: 'Limpio, con un borde frío.',
      nose: 'Cáscara de lima, uva y un toque de menta.',
      palate: 'Fresco, con acidez marcada; pide burbuja.',
    },
    cocktailIds: ['chuflay', 'yungueno'],
  },
  'singani-premium-3': {
    opening:
      'Cinco figuras de poncho velan la noche bajo un río de estrellas. Este singani pide esa calma: azahar, cáscara de limón y un final largo.',
    body: 'En la pintura, una llama oscura camina por la Vía Láctea y los ponchos repiten rombos que una familia enseña a otra. En la copa pasa algo parecido: primero llegan las flores, luego el cítrico y al cierre una especia seca que se queda un rato. Es una botella para la conversación de después de la cena, servida en vaso corto y sin prisa.',
    tasting: {
      sight: 'Transparente y hondo, como el aire de la noche.',
      nose: 'Azahar, cáscara de limón y anís leve.',
      palate: 'Seco y largo, con una especia que se queda.',
    },
    cocktailIds: ['con-hielo', 'chuflay', 'yungueno'],
  },
  'singani-premium-4': {
    opening:
      'Una pareja baila con el pañuelo en alto, entre viñas y cerros morados. Este singani guarda uva dulce, flores y durazno, con una acidez serena.',
    body: 'Cantares de mi tierra tiene el color de los valles a la hora de la vendimia: pollera de franjas, poncho y un sol que se repite en anillos. La botella conserva esa luz en la etiqueta y una tapa dorada arriba. En boca es amable y frutal, con el fondo justo para un cóctel de cítricos. Servido solo con hielo, deja ver mejor la fruta.',
    tasting: {
      sight: 'Brillante, con un destello dorado que le presta la tapa.',
      nose: 'Uva dulce, durazno y flor de retama.',
      palate: 'Redondo y frutal, de entrada suave y final cítrico.',
    },
    cocktailIds: ['yungueno', 'con-hielo', 'chuflay'],
  },
  'singani-premium-5': {
    opening:
      'Un sol de rostro tranquilo se posa en el salar, entre flamencos y cactus. Su singani tiene esa luz: azahar y mandarina, con un fondo de miel.',
    body: 'El cuadro no decide la hora: arriba quedan estrellas y abajo la sal ya está rosada. Así es también la copa, que empieza floral y termina en cítrico dulce. Sírvelo con un cubo grande o en yungueño, con jugo de naranja recién exprimido, y mira de cerca la etiqueta: los tres flamencos parecen caminar sobre el vidrio.',
    tasting: {
      sight: 'Luminoso y limpio, sin un solo velo.',
      nose: 'Azahar, mandarina y un fondo de miel.',
      palate: 'Suave y cítrico, con un dulzor breve.',
    },
    cocktailIds: ['yungueno', 'chuflay', 'con-hielo'],
  },
} as const satisfies Record<ProductId, BottleStory>
