import { placeIds } from '../../../../src/audit/dossier/evidence/places'
import { reviewedTexts } from '../../../../src/audit/dossier/requirements/legalSentences'
import { legendTexts } from '../../../../tools/dossier/chromium/legendTexts'
import { requirements } from '../../../../tools/dossier/requirements/requirements'

/** Every sentence that a row asks for, seen well. */
export const soundMeasures = () =>
  requirements.flatMap(({ evidence }) =>
    evidence.flatMap((reference) =>
      reference.kind === 'text'
        ? reference.places.map((place) => ({
            text: reference.text,
            place,
            address: '/',
            width: 320,
            sha256: reviewedTexts().find(({ id }) => id === reference.text)?.sha256 ?? null,
            areaPx: 100,
            areaShare: 0.01,
            contrast: 7,
            fontPx: 16,
          }))
        : [],
    ),
  )

/** Both legends in every place, seen well. */
export const soundDrawings = () =>
  placeIds.flatMap((place) =>
    legendTexts.map((text) => ({
      text,
      place,
      address: '/',
      width: 320,
      height: 640,
      contrast: 12,
      hiddenWords: [],
    })),
  )
