import type { ProductId } from './collection'

type TastingNote = Readonly<Record<'sight' | 'nose' | 'palate', string>>

/** Apart from firstBottles.ts, so that only a bottle's own page loads them. Sample: `tastingNotes` in ownerConfirmations.ts. */
export const tastingNotes: Readonly<Record<ProductId, TastingNote>> = {
  'singani-premium-1': {
    sight:
      'Sin color, con reflejos de plata cuando se inclina la copa. Las lágrimas son gruesas y tardan en bajar.',
    nose: 'Jazmín recién cortado, después azahar y uva partida con los dedos. Con unas gotas de agua aparece la cáscara de limón.',
    palate: 'Entra redondo, casi aceitoso. El final es largo: vuelve la flor, con una punta de limón.',
  },
  'singani-clasico-1': {
    sight:
      'Transparente como agua quieta, con un borde plateado a contraluz. Se mueve suelto en la copa y casi no deja marca.',
    nose: 'Limón exprimido y tallo de hierba recién quebrado. Debajo queda la uva, todavía verde, con algo de hoja de parra.',
    palate:
      'Liviano y directo: primero el limón, después tallo verde. Termina seco y corto, y por eso admite jugo.',
  },
  'singani-premium-2': {
    sight:
      'Brillante y denso: al girarlo se pega un instante al vidrio. Las lágrimas bajan juntas, como un velo delgado.',
    nose: 'Pera muy madura, casi de compota, y hierbas de monte secadas al sol. La pimienta blanca se nota cuando la copa ya se abrió.',
    palate:
      'Llega la fruta, jugosa y amplia, y cuando parece irse pica la pimienta. Cuando el hielo se deshace vuelve la pera, con un dejo de manzanilla.',
  },
  'singani-clasico-2': {
    sight:
      'Incoloro, con brillo de vidrio limpio. La lágrima es fina y rápida: se va antes de que bajes la copa.',
    nose: 'Cáscara de lima rallada y una hoja de menta frotada entre los dedos. Después asoma la uva, fresca, como recién lavada.',
    palate:
      'Delgado y vivo, con un filo cítrico que corta lo dulce. El ginger ale lo alarga y deja la menta para el final.',
  },
  'singani-premium-3': {
    sight:
      'Nítido; ni el hielo lo enturbia. Las lágrimas bajan rectas y separadas, como los flecos de un poncho.',
    nose: 'Al servir, hinojo y toronja. A los cinco minutos, anís y romero.',
    palate:
      'Seco desde el primer sorbo y de cuerpo firme. El amargor de la cáscara dura, y encima queda el anís, sin azúcar.',
  },
  'singani-premium-4': {
    sight:
      'Claro y muy brillante; el oro en el vaso es reflejo de la tapa. Al girarlo forma lágrimas anchas, que caen de a poco.',
    nose: 'Mosto y piel de durazno, como la bodega en plena vendimia. Al fondo, flor de retama y un poco de damasco seco.',
    palate:
      'Durazno primero y uva después, con la suavidad de un almíbar liviano. Cierra con cáscara de naranja, apenas amarga.',
  },
  'singani-premium-5': {
    sight:
      'Tan claro que solo se nota por sus lágrimas. Con hielo deja hilos aceitosos, que se borran al mover el vaso.',
    nose: 'En frío, mandarina y flor de algarrobo. Cuando el vaso se entibia en la mano aparece la miel.',
    palate:
      'Suave al entrar y sedoso después. El cítrico dura dos segundos; la miel, uno más, y se apaga sin amargor.',
  },
}
