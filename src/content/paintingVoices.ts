import type { PaintingId } from './collection'

/** What whoever painted it says of a work, where it is known. Sample: `paintingRecords` in ownerConfirmations.ts. */
export const paintingVoices: Readonly<Partial<Record<PaintingId, string>>> = {
  'totem-de-las-alturas':
    'Empecé por el puma, porque alguien tenía que sostener todo lo demás. La corona la tracé con regla y la borré tres veces: con un rayo de más, el guardián parecía enojado.',
  'eco-e-imagen':
    'Quería pintar a mujeres que escuchan, no que posan. Para el reflejo di vuelta el cuadro y lo trabajé cabeza abajo: así pinté lo que veía y no lo que ya sabía.',
  'abuelos-chiquitanos':
    'En mi pueblo la gente mayor se arregla para la foto, y así quise que llegara al lienzo. El manto lo terminé en una tarde; las manos de él me llevaron dos semanas.',
  'taypi-paseno-2':
    'El papel del cielo lo rasgué a mano, y donde no me gustó lo volví a pegar. Las ventanas encendidas fueron lo último: las puse una por una, mirando la ladera desde mi azotea a las siete de la noche.',
  ancestros:
    'En mi comunidad la llama se busca en lo oscuro del cielo, no en las estrellas. Por eso casi no la pinté: es el primer azul del fondo, y todo el brillo está alrededor.',
  'cantares-de-mi-tierra':
    'Hice los bocetos en una fiesta, de pie y con un lápiz corto, y casi todos salieron movidos. Me quedé con el de la pollera; lo demás lo armé en el taller, alrededor de esa vuelta.',
  'bolivia-magica':
    'Vengo de tierra verde, y en el salar no supe qué color usar hasta que amaneció. Apliqué el pastel con los dedos, porque con el frío la barra se endurece y raya el lienzo.',
}
