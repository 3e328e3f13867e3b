import { useState } from 'react'
import { firstBottles } from '../../content/firstBottles'
import { bottlesPerFile, laterBottles } from '../../content/laterBottles'
import { toProduct, type Product } from '../../content/product'
import { loadChunk } from '../../shared/loadChunk'

const firstProducts: readonly Product[] = firstBottles.map(toProduct)

/** Which of the later files holds the bottle; below 0, none does. */
const fileOf = (index: number) => Math.floor((index - firstProducts.length) / bottlesPerFile)

/** The collection's bottles by their index: the first ones at once, the others after they were asked for. */
export function useLaterBottles() {
  /** By file; none where it failed. */
  const [loaded, setLoaded] = useState<Readonly<Record<number, readonly Product[]>>>({})

  return {
    /** Undefined until it has arrived, null where its file failed. */
    find: (index: number): Product | null | undefined => {
      const file = fileOf(index)
      if (file < 0) return firstProducts[index]
      return loaded[file] && (loaded[file][(index - firstProducts.length) % bottlesPerFile] ?? null)
    },
    /** Asks for the files of these bottles; for one that failed, again. */
    request: (indexes: readonly number[]) => {
      for (const file of new Set(indexes.map(fileOf))) {
        const load = laterBottles[file]?.load
        if (!load || loaded[file]?.length) continue
        void loadChunk(load)
          .catch(() => [])
          .then((bottles) => setLoaded((others) => ({ ...others, [file]: bottles.map(toProduct) })))
      }
    },
  }
}
