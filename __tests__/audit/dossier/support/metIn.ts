import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** Which chapters' first results are met, and which rows of evidence: computed from the evidence alone. */
export function metIn({ results, storage, requests, texts }: Evidence) {
  const tests = results.scenarios.filter(({ chromium }) => chromium !== null)
  const ran = tests.map(
    ({ nodeFailure, chromium }) =>
      nodeFailure === null && chromium!.every(({ expected, found }) => expected === found),
  )
  const storages = storage.rows.every(
    ({ expected, node, chromium }) => isSame(expected, node) && isSame(expected, chromium),
  )
  const asked = requests.addresses
    .flatMap((one) => one.requests)
    .map(({ path, catalogueWords }) => path === '/assets/main.0.js' && catalogueWords.length === 0)
  return {
    observaciones: results.observations.map(({ expected, found }) => expected === found),
    pruebas: [
      ...ran,
      ...results.scenarios
        .filter(({ chromium, nodeFailure }) => chromium === null && nodeFailure !== null)
        .map(() => false),
    ],
    textos: [...new Set(texts.drawings.map(({ place }) => place))].map((place) =>
      texts.drawings.every(
        (one) => one.place !== place || (one.hiddenWords.length === 0 && one.contrast >= 4.5),
      ),
    ),
    almacenamiento: [storages && storage.rows.length === 60],
    red: [asked.length > 0 && asked.every((isRight) => isRight), ...asked],
  }
}
