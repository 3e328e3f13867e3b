/** Shares of the picture that a subject takes: left, top, right, bottom. */
type Subject = readonly [what: string, left: number, top: number, right: number, bottom: number]

/** What must be seen of each picture, by the beginning of its master's path in src/content/media. */
export const subjects: Readonly<Record<string, readonly Subject[]>> = {
  'scenes/artesanal.': [
    ['end of the pipe', 0.42, 0.34, 0.462, 0.482],
    ['thread', 0.424, 0.48, 0.432, 0.555],
    ['jar', 0.4, 0.551, 0.457, 0.697],
    ['pipe', 0.437, 0.25, 0.52, 0.41],
    ['pipe', 0.5, 0.16, 0.57, 0.3],
    ['pipe', 0.56, 0.055, 0.66, 0.185],
    ['pipe', 0.64, 0.04, 0.79, 0.18],
    ['still', 0.652, 0.165, 0.895, 0.718],
    ['bottle', 0.592, 0.41, 0.673, 0.957],
    ['grapes', 0.735, 0.875, 0.982, 0.98],
  ],
  'scenes/artesanal-portrait.': [
    ['end of the pipe', 0.19, 0.37, 0.235, 0.394],
    ['thread', 0.204, 0.39, 0.22, 0.435],
    ['jar', 0.164, 0.431, 0.258, 0.516],
    ['pipe', 0.205, 0.26, 0.383, 0.384],
    ['pipe', 0.354, 0.16, 0.527, 0.281],
    ['pipe', 0.51, 0.153, 0.762, 0.235],
    ['still', 0.54, 0.232, 0.904, 0.514],
    ['bottle', 0.356, 0.323, 0.471, 0.594],
    ['grapes', 0.543, 0.545, 0.889, 0.599],
  ],
  'scenes/arte.': [
    ['bottle', 0.43, 0.465, 0.504, 0.93],
    ['painting', 0.563, 0, 0.952, 0.88],
    ['grapes', 0.52, 0.845, 0.75, 0.945],
  ],
  'scenes/arte-portrait.': [
    ['bottle', 0.104, 0.382, 0.206, 0.625],
    ['painting', 0.325, 0.144, 0.9, 0.607],
    ['grapes', 0.23, 0.582, 0.562, 0.633],
  ],
  'scenes/cultura.': [
    ['bottles', 0.362, 0.274, 0.988, 0.905],
    ['lower disc', 0.304, 0.25, 0.955, 0.49],
    ['lower disc', 0.291, 0.49, 0.967, 0.819],
  ],
  'scenes/cultura-portrait.': [['bottles', 0.043, 0.149, 0.958, 0.618]],
  'scenes/tradiciones.': [
    ['bottle', 0.606, 0.128, 0.682, 0.83],
    ['glass', 0.828, 0.375, 0.947, 0.895],
  ],
  'scenes/tradiciones-portrait.': [
    ['bottle', 0.15, 0.243, 0.304, 0.61],
    ['glass', 0.543, 0.373, 0.777, 0.645],
  ],
  'scenes/doorway.': [['disc', 0.378, 0.405, 0.622, 0.618]],
  'story/vision.': [['woman and man', 0.27, 0.455, 0.79, 0.73]],
  'events/scene-boda.': [
    ['bottle', 0.262, 0.28, 0.39, 0.942],
    ['painting', 0.485, 0.06, 0.878, 0.762],
  ],
  'events/painting-boda.': [['faces', 0.375, 0.255, 0.71, 0.44]],
  'events/painting-quince.': [['roses', 0.21, 0.25, 0.8, 0.52]],
  'events/painting-bautizo.': [['dove', 0.1, 0.09, 0.75, 0.43]],
  'events/painting-graduacion.': [['blossoms', 0.08, 0.1, 0.92, 0.42]],
  'events/painting-eleccion.': [['square', 0.05, 0.44, 0.95, 0.6]],
  'events/painting-aniversario.': [['birds', 0.455, 0.285, 0.56, 0.37]],
  'bottles/event-': [['bottle', 0, 0.02, 1, 0.98]],
  'scenes/chuflay-': [
    ['bottle', 0.24, 0.04, 0.365, 0.745],
    ['glass', 0.6, 0.29, 0.807, 0.81],
  ],
  'scenes/con-hielo-': [
    ['bottle', 0.26, 0.07, 0.392, 0.755],
    ['glass', 0.54, 0.65, 0.73, 0.935],
  ],
  'scenes/yungueno-': [
    ['bottle', 0.243, 0.07, 0.374, 0.755],
    ['glass', 0.5, 0.49, 0.735, 0.905],
  ],
}
