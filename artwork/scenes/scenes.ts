import { drawScene } from './draw'
import { sets } from './sets'
import { tableScenes } from './tables'

const scenes = [...sets, ...tableScenes]

export const sceneNames = scenes.map(({ name }) => name)

/** Draws one scene into its master and says which file that is. */
export async function makeScene(name: string): Promise<string> {
  const scene = scenes.find((one) => one.name === name)
  if (!scene) throw new Error(`No hay ninguna escena «${name}»; las hay: ${sceneNames.join(', ')}.`)
  const master = `src/content/media/scenes/${scene.file}.jpg`
  await drawScene(scene, master)
  return master
}
