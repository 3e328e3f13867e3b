import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ProductId } from '../../content/collection'
import { maxPerBottle } from '../../content/constants'

export interface OrderLine {
  readonly id: ProductId
  /** 1 to 99. */
  readonly count: number
}

export interface OrderState {
  lines: OrderLine[]
  /** As this tab kept them; nothing is said of these. */
  restored?: OrderLine[]
}

const initialState: OrderState = { lines: [] }

const clampCount = (count: number) => Math.min(Math.max(count, 1), maxPerBottle)

/** The bottles of the message being put together; nothing is sold (spec §1). */
export const orderSlice = createSlice({
  name: 'order',
  initialState,
  reducers: {
    bottleAdded: ({ lines }, { payload: id }: PayloadAction<ProductId>) => {
      const index = lines.findIndex((line) => line.id === id)
      const count = clampCount((lines[index]?.count ?? 0) + 1)
      lines.splice(index < 0 ? lines.length : index, 1, { id, count })
    },
    bottleCountChanged: ({ lines }, { payload: { id, count } }: PayloadAction<OrderLine>) => {
      const index = lines.findIndex((line) => line.id === id)
      if (index >= 0) lines.splice(index, 1, { id, count: clampCount(count) })
    },
    bottleRemoved: (order, { payload: id }: PayloadAction<ProductId>) => {
      order.lines = order.lines.filter((line) => line.id !== id)
    },
    bagRestored: (_, { payload: lines }: PayloadAction<OrderLine[]>) => ({ lines, restored: lines }),
    bagEmptied: () => initialState,
  },
  selectors: {
    selectOrderLines: ({ lines }) => lines,
    selectIsAsRestored: ({ lines, restored }) => lines === restored,
    selectBottleCount: ({ lines }) => lines.reduce((sum, { count }) => sum + count, 0),
  },
})

export const { bottleAdded, bottleCountChanged, bottleRemoved, bagRestored, bagEmptied } = orderSlice.actions
export const { selectOrderLines, selectIsAsRestored, selectBottleCount } = orderSlice.selectors
