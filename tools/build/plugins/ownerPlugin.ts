import type { Compiler } from 'webpack'
import { allFacts, listSamples, validateOwner } from '../../../src/content/ownerFacts'

/** Lists at every build what the owner still has to supply; invalid data stops the build. */
export function ownerPlugin(compiler: Compiler) {
  const toMessage = (sentence: string) =>
    Object.assign(new compiler.webpack.WebpackError(sentence), { hideStack: true })

  compiler.hooks.thisCompilation.tap('OwnerPlugin', ({ errors, warnings }) => {
    errors.push(...validateOwner(allFacts).map(toMessage))
    const samples = listSamples(allFacts).length
    if (samples > 0)
      warnings.push(toMessage(`Datos del dueño que aún son de muestra: ${samples} (npm run launch:check)`))
  })
}
