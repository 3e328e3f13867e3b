import * as v from 'valibot'
import { legalSentences, type TextId } from '../requirements/legalSentences'
import { captureScreens, captureStates } from './captureNames'
import { observations, type ObservationId } from './observations'
import { elementIds, placeIds } from './places'
import { storageFaults, storageMoments, storagePlaces } from './storageNames'
import { subjects } from './subjects'

export const captureScreen = v.picklist(captureScreens)
export const captureState = v.picklist(captureStates)
export const elementId = v.picklist(elementIds)
export const observationId = v.picklist(Object.keys(observations) as ObservationId[])
export const placeId = v.picklist(placeIds)
export const storageFault = v.picklist(storageFaults)
export const storageMoment = v.picklist(storageMoments)
export const storagePlace = v.picklist(storagePlaces)
export const subject = v.picklist(subjects)
export const textId = v.picklist(Object.keys(legalSentences) as TextId[])

/** A list that names each thing once: a second entry could contradict the first. */
export const listOfUnique = <Item extends v.GenericSchema>(
  item: Item,
  keyOf: (one: v.InferOutput<Item>) => string,
) =>
  v.pipe(
    v.array(item),
    v.checkItems((one, index, all) => all.findIndex((other) => keyOf(other) === keyOf(one)) === index),
  )
