interface Pending {
  readonly samples: readonly unknown[]
  readonly mistakes: readonly unknown[]
  readonly pictures: readonly unknown[]
  readonly missing: readonly unknown[]
  readonly outdatedPictures: readonly unknown[]
}

/** How much is left before the site can be public; any of it fails the strict check. */
export const countPending = ({ samples, mistakes, pictures, missing, outdatedPictures }: Pending): number =>
  [samples, mistakes, pictures, missing, outdatedPictures].flat().length
