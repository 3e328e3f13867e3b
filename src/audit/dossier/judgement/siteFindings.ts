import type { Evidence } from '../evidence/evidence'
import { captureScreens, type CaptureState } from '../evidence/captureNames'
import { publishedStates, publishedScreens } from '../evidence/publishedNames'
import { findingOf, met, missing, notMet, type Finding } from './finding'
import type { TextId } from '../requirements/legalSentences'
import { observations, type ObservationId } from '../evidence/observations'

export function judgeRequests({ requests: { allowed, addresses } }: Evidence): Finding {
  const patterns = allowed.map(({ pattern }) => new RegExp(pattern))
  const silent = addresses.find(({ requests }) => requests.length === 0)
  const differences = addresses.flatMap(({ address, requests }) =>
    requests.flatMap(({ path, isOwnHost, catalogueWords }) => {
      if (!isOwnHost) return [`${address} pidió ${path} a un tercero.`]
      if (path !== address && !patterns.some((pattern) => pattern.test(path)))
        return [`${address} pidió ${path} antes de SÍ.`]
      return catalogueWords.length > 0
        ? [`${address} recibió en ${path} «${catalogueWords.join('», «')}».`]
        : []
    }),
  )
  if (silent && differences.length === 0)
    return missing(`Peticiones antes de SÍ: de ${silent.address} no se registró ninguna.`)
  return findingOf(addresses.length, differences, 'Peticiones antes de SÍ')
}

export function judgeObservation({ results }: Evidence, id: ObservationId): Finding {
  const seen = results.observations.filter((result) => result.id === id)
  const [first] = seen
  if (!first) return missing(`${observations[id]}: nadie lo observó.`)
  const different = seen.find(({ expected, found }) => expected !== found)
  if (!different) return met(`${observations[id]}: ${first.found}.`)
  const { expected, found } = different
  return notMet(`${observations[id]}: se esperaba «${expected}» y se encontró «${found}».`)
}

export function judgeCapture(
  { results, texts }: Evidence,
  state: CaptureState,
  shows: readonly TextId[] = [],
): Finding {
  const captures = results.captures.filter((capture) => capture.state === state)
  const what = `Captura «${publishedStates[state]}»`
  const absent = captureScreens.find((screen) => !captures.some((capture) => capture.screen === screen))
  if (absent) return missing(`${what}: falta la de ${publishedScreens[absent]}.`)
  const unseen = captures.flatMap(({ screen, frames }) =>
    shows
      .filter((id) => !frames.some(({ text }) => text === id))
      .map((id) => {
        const sentence = texts.texts.find((text) => text.id === id)?.text ?? id
        return `en la de ${publishedScreens[screen]} no se ve «${sentence}».`
      }),
  )
  return unseen.length > 0
    ? notMet(`${what}: ${unseen.join(' ')}`)
    : met(`${what}: teléfono y escritorio${shows.length > 0 ? ', con las leyendas enmarcadas' : ''}.`)
}
