// Label sheets on the market, and the position of each label on them. All lengths are in millimeters.

import { Fault } from '../fault.ts'

export interface LabelSheet {
  readonly id: 'a4-21' | 'a4-65' | 'letter-30' | 'single'
  readonly page: { readonly width: number; readonly height: number }
  readonly columns: number
  readonly rows: number
  readonly label: { readonly width: number; readonly height: number }
  /** From the corner of the page to the first label. */
  readonly left: number
  readonly top: number
  /** Between two labels. */
  readonly gapX: number
  readonly gapY: number
}

const A4 = { width: 210, height: 297 }
const LETTER = { width: 215.9, height: 279.4 }

export const LABEL_SHEETS: readonly LabelSheet[] = [
  {
    id: 'a4-21',
    page: A4,
    columns: 3,
    rows: 7,
    label: { width: 63.5, height: 38.1 },
    left: 7.2,
    top: 15.15,
    gapX: 2.5,
    gapY: 0,
  },
  {
    id: 'a4-65',
    page: A4,
    columns: 5,
    rows: 13,
    label: { width: 38.1, height: 21.2 },
    left: 4.75,
    top: 10.7,
    gapX: 2.5,
    gapY: 0,
  },
  {
    id: 'letter-30',
    page: LETTER,
    columns: 3,
    rows: 10,
    label: { width: 66.675, height: 25.4 },
    left: 4.7625,
    top: 12.7,
    gapX: 3.175,
    gapY: 0,
  },
  {
    id: 'single',
    page: { width: 62, height: 29 },
    columns: 1,
    rows: 1,
    label: { width: 62, height: 29 },
    left: 0,
    top: 0,
    gapX: 0,
    gapY: 0,
  },
]

export interface SheetUse {
  /** How many labels of the first sheet are already used. */
  readonly skip: number
  /** How far this printer is off, to the right and down. */
  readonly offsetX: number
  readonly offsetY: number
}

export interface LabelPosition {
  readonly page: number
  readonly left: number
  readonly top: number
}

export const FARTHEST_OFFSET = 10
/** The most labels in one print run. */
export const MOST_LABELS = 1_000

export function sheetOf(id: string): LabelSheet {
  const sheet = LABEL_SHEETS.find((each) => each.id === id)
  if (sheet) return sheet
  throw new Fault('invalid_argument', 'There is no such sheet of labels.', { field: 'sheet' })
}

/** A position for each label, row by row, on as many pages as needed. */
export function positionsOf(
  sheet: LabelSheet,
  count: number,
  use: SheetUse,
): readonly LabelPosition[] {
  const perPage = sheet.columns * sheet.rows
  refuseWrongUse(use, perPage)
  return Array.from({ length: count }, (_, index) => {
    const at = index + use.skip
    const column = at % sheet.columns
    const row = Math.floor((at % perPage) / sheet.columns)
    return {
      page: Math.floor(at / perPage),
      left: sheet.left + use.offsetX + column * (sheet.label.width + sheet.gapX),
      top: sheet.top + use.offsetY + row * (sheet.label.height + sheet.gapY),
    }
  })
}

/** Whether part of a label would be beyond the edge of the paper. */
export function isOffPage({ page, label }: LabelSheet, { left, top }: LabelPosition): boolean {
  const beyond = (from: number, length: number, edge: number) =>
    from < -TOLERANCE_MM || from + length > edge + TOLERANCE_MM
  return beyond(left, label.width, page.width) || beyond(top, label.height, page.height)
}

const TOLERANCE_MM = 0.01

function refuseWrongUse({ skip, offsetX, offsetY }: SheetUse, perPage: number): void {
  if (!Number.isInteger(skip) || skip < 0 || skip >= perPage) {
    const message = `A sheet has ${perPage} labels: at most ${perPage - 1} can be skipped.`
    throw new Fault('invalid_argument', message, { field: 'skip' })
  }
  for (const [field, offset] of Object.entries({ offsetX, offsetY })) {
    if (Math.abs(offset) <= FARTHEST_OFFSET) continue
    const message = `A printer is off by at most ${FARTHEST_OFFSET} mm.`
    throw new Fault('invalid_argument', message, { field })
  }
}
