import { excessLegend, minorsLegend } from '../../content/legal'
import type { Brush } from './techniques/brush'
import { sans } from '../../shared/canvasFonts'
import { drawFittedText } from './lettering'
import { sharedHeight, sheetSize } from './sheetSize'

/** The law's legends below the sheet. */
export function writeLegends(brush: Brush) {
  const height = sharedHeight - sheetSize.height
  brush.fillStyle = '#120b1b'
  brush.fillRect(0, sheetSize.height, sheetSize.width, height)
  brush.fillStyle = '#f4f5ef'
  ;[excessLegend, minorsLegend].forEach((words, index) =>
    drawFittedText(
      brush,
      words,
      (size) => sans(size, 650),
      { x: 40, y: sheetSize.height + 22 + index * 42, width: 820, height: 40 },
      { maxSize: 27, maxLines: 1 },
    ),
  )
}
