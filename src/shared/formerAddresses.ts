import { formerIds, type FormerIds } from '../content/formerIds'
import { paths } from './paths'

const addressAt: { readonly [Kind in keyof FormerIds]: (id: never) => string } = {
  producto: paths.product,
  pintura: paths.painting,
  artista: paths.artist,
}

/** Each former address with the one of today. */
export const formerAddresses = (lists: FormerIds = formerIds): readonly (readonly [string, string])[] =>
  Object.entries(addressAt).flatMap(([kind, at]) =>
    Object.entries(lists[kind as keyof FormerIds]).map(
      ([former, today]) => [at(former as never), at(today as never)] as const,
    ),
  )

/** @returns where the page of a former address is today, with or without an ending slash; undefined for any other */
export const findTodaysAddress = (path: string, lists?: FormerIds): string | undefined =>
  formerAddresses(lists).find(([former]) => former === path.replace(/\/+$/, ''))?.[1]
