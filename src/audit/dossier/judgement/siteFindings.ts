import type { Evidence } from '../evidence/evidence'
import { captureScreens, type CaptureState } from '../evidence/captureNames'
import { publishedStates, publishedScreens } from '../evidence/publishedNames'
import { findingOf, met, missing, notMet, type Finding } from './finding'
import { observations, type ObservationId } from '../evidence/observations'

export function judgeRequests({ requests: { allowed, addresses } }: Evidence): Finding {
  const patterns = allowed.map(({ pattern }) => new RegExp(pattern))
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
  return findingOf(addresses.length, differences, 'Peticiones antes de SÍ')
}

export function judgeObservation({ results }: Evidence, id: ObservationId): Finding {
  const seen = results.observations.find((result) => result.id === id)
  if (!seen) return missing(`${observations[id]}: nadie lo observó.`)
  if (seen.expected === seen.found) return met(`${observations[id]}: ${seen.found}.`)
  return notMet(`${observations[id]}: se esperaba «${seen.expected}» y se encontró «${seen.found}».`)
}

export function judgeCapture({ results }: Evidence, state: CaptureState): Finding {
  const screens = results.captures.filter((capture) => capture.state === state).map(({ screen }) => screen)
  const absent = captureScreens.find((screen) => !screens.includes(screen))
  return absent
    ? missing(`Captura «${publishedStates[state]}»: falta la de ${publishedScreens[absent]}.`)
    : met(`Captura «${publishedStates[state]}»: teléfono y escritorio.`)
}
