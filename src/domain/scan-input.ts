// Normalizes a count from a device: thousandths, one line, nothing that a database refuses.

import { normalizeCode } from './barcode.ts'
import { type CountEvent, quantityOf } from './count.ts'
import { Fault } from './fault.ts'
import { LARGEST_QUANTITY, type Milli, multiply, toMilli } from './quantity.ts'
import { unknownLine } from './scan-warning.ts'
import { storable } from './stored-text.ts'

export interface ScanInput {
  readonly id: string
  readonly kind: CountEvent['kind']
  readonly itemId?: string | undefined
  readonly code?: string | undefined
  /** The number as entered. */
  readonly entered?: number | undefined
  /** Its factor; by default that of the code. */
  readonly factor?: number | undefined
  /** For `set`: the number that the person saw before, to show to people; null when not counted. */
  readonly replaces?: number | null | undefined
  readonly voids?: string | undefined
}

/** What the catalogue knows about the item and the code. */
export interface CatalogueFacts {
  readonly hasItem: boolean
  readonly barcode: { readonly itemId: string; readonly quantity: Milli } | undefined
}

export interface DecidedScan {
  readonly event: CountEvent
  /** Its quantity: an add adds it, a set replaces the earlier quantity with it. */
  readonly effect: Milli
  readonly itemId: string | null
  readonly rawCode: string | null
  readonly replaces: Milli | null
  /** How many units one scan of the code is worth. */
  readonly packSize: Milli
}

const ONE: Milli = 1_000

export function decideScan(input: ScanInput, catalogue: CatalogueFacts): DecidedScan {
  const { id } = input
  if (input.kind === 'empty') return uncounted({ id, kind: 'empty' })
  if (input.kind === 'void') {
    return uncounted({ id, kind: 'void', target: required(input.voids, 'voids') })
  }
  const { line, itemId } = decideLine(input, catalogue)
  const packSize = catalogue.barcode?.itemId === itemId ? catalogue.barcode.quantity : ONE
  const entered = notNegative(required(input.entered, 'entered'), 'entered')
  const factor = input.factor === undefined ? packSize : notNegative(input.factor, 'factor')
  const event: CountEvent = { id, kind: input.kind, line, entered, factor }
  const effect = quantityOf(event)
  refuseTooLarge(effect)
  const replaces = input.kind === 'set' ? decideReplaced(input, packSize) : null
  return { event, effect, itemId, rawCode: rawCode(input), replaces, packSize }
}

/** The key that a code is looked up by; undefined without a code. */
export function codeKeyOf({ code }: Pick<ScanInput, 'code'>): string | undefined {
  const { key } = normalizeCode(storable(code ?? ''))
  return key === '' ? undefined : key
}

/** A picked item takes precedence over the code; an unknown code is kept as it is. */
function decideLine(
  input: ScanInput,
  { hasItem, barcode }: CatalogueFacts,
): { readonly line: string; readonly itemId: string | null } {
  if (input.itemId !== undefined) {
    if (!hasItem) throw new Fault('not_found', 'This item is not in the catalogue.')
    return { line: input.itemId, itemId: input.itemId }
  }
  if (barcode) return { line: barcode.itemId, itemId: barcode.itemId }
  return { line: unknownLine(required(codeKeyOf(input), 'code')), itemId: null }
}

function uncounted(event: CountEvent): DecidedScan {
  const nothing = { itemId: null, rawCode: null, replaces: null }
  return { event, effect: 0, ...nothing, packSize: ONE }
}

/** A device that does not know the code has shown a number of packs rather than units. */
function decideReplaced({ replaces, factor }: ScanInput, packSize: Milli): Milli | null {
  if (replaces === undefined || replaces === null) return null
  const seen = toMilli(replaces, 'replaces')
  return factor === undefined ? multiply(seen, packSize) : seen
}

function rawCode({ code }: ScanInput): string | null {
  return code === undefined ? null : storable(code)
}

function notNegative(units: number, field: string): Milli {
  const milli = toMilli(units, field)
  if (milli >= 0) return milli
  throw new Fault('invalid_argument', 'A count is not negative.', { field })
}

function refuseTooLarge(quantity: Milli): void {
  if (Math.abs(quantity) <= LARGEST_QUANTITY * ONE) return
  const details = { field: 'entered', reason: 'too_large' }
  throw new Fault('invalid_argument', 'This number is too large.', details)
}

function required<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw missing(field)
  return value
}

function missing(field: string): Fault {
  return new Fault('invalid_argument', `The count has no ${field}.`, { field })
}
