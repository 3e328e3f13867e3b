import type { PaintingId } from './collection'

/** The second paragraph about each painting, which only the painting's own page loads. */
export const paintingClosings: Readonly<Record<PaintingId, string>> = {
  'totem-de-las-alturas':
    'Todo está construido con líneas rectas y contornos oscuros, como un tejido. Solo el suelo se ondula, en franjas de turquesa, amarillo y rojo. Dos llamas, al pie de las gradas, dan la medida de la piedra.',
  'eco-e-imagen':
    'El lago guarda la imagen del mismo rostro, cabeza abajo y partida por el agua. A la izquierda, una mujer de sombrero va en una balsa de totora. Eco es lo que vuelve por el aire; imagen, lo que vuelve por el agua.',
  'abuelos-chiquitanos':
    'Detrás están un tajibo en flor, las nubes y la iglesia de una misión, con sus columnas torneadas. Las hojas del primer plano cierran el cuadro, como si alguien los mirara desde el monte. Las arrugas están dibujadas una por una.',
  'taypi-paseno-2':
    'Taypi es, en aymara, el centro donde las cosas se encuentran. Aquí es una plaza redonda con una chakana. Dos mujeres de sombrero, de espaldas, suben hacia ella por una avenida de luz. La línea que las une con la luna parte el cuadro en dos.',
  ancestros:
    'En la Vía Láctea camina la Yacana, una llama que no está hecha de estrellas sino de lo oscuro entre ellas. Abajo, sobre una tela tejida, quedaron maíz, flores y ovillos de lana, entre dos montones de piedras.',
  'cantares-de-mi-tierra':
    'El sol sale en anillos, como un sonido, y los cerros repiten la curva en morado y vino. Las hileras de la viña corren hacia unas casas claras. La guitarra descansa junto a una canasta de uvas: la canción ya está en el baile.',
  'bolivia-magica':
    'En la isla de piedra, los cactus llevan una flor pálida en la punta. Arriba quedan estrellas y abajo ya es rosada la mañana; el agua delgada devuelve el cielo al revés, dorado lejos y violeta cerca de nosotros.',
}
