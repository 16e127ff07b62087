// What the scanner's screen shows besides the camera: results, the alert, and what is opened over it.

import type { Milli } from '#domain/quantity.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'

export const RECENT_RESULTS = 10
export const ALERT_MS = 2_000

export const TONES = ['ok', 'warning', 'unknown', 'duplicate'] as const
export type Tone = (typeof TONES)[number]

/** Where a serial number was counted, and by whom; that is not told to whoever counts blind. */
export interface SerialPlace {
  readonly place: 'here' | 'untold' | { readonly shelf: string }
  readonly name: string | null
}

/** One reading and what became of it. */
export interface ScanResult {
  /** The id of its event; of a duplicate, one of its own. */
  readonly id: string
  readonly auditAssignmentId: string
  readonly tone: Tone
  /** The item's id, or `?` and the key of an unknown code. */
  readonly line: string
  readonly itemId: string | null
  readonly name: string | null
  readonly unit: string | null
  readonly code: string | null
  /** What one reading of the code stands for, in units. */
  readonly packSize: number
  /** What it added to its line; of a correction the difference. */
  readonly effect: Milli
  /** Of a correction what it set its line to. */
  readonly setTo?: Milli
  readonly warnings: readonly ScanWarning[]
  /** The shelf where the item usually lies, when that is not here. */
  readonly usualPlace: string | null
  readonly atMs: number
  readonly isUndone: boolean
  /** The device said which item the code stands for: a label of the store, a case of what is known. */
  readonly isNamedHere?: boolean
  /** The device does not know the item, and somebody is being asked. */
  readonly isNameOnItsWay?: boolean
  /** As its label says. */
  readonly serial?: string
  /** Where that was counted before. */
  readonly serialAt?: SerialPlace
  /** All of it is taken back together. */
  readonly sweep?: Sweep
}

/** Several labels that count together: of one pass along the shelf, or of one photograph. */
export interface Sweep {
  readonly id: string
  readonly of: 'shelf' | 'photo'
}

/** The item that a number is typed for. */
export interface CountedItem {
  readonly line: string
  readonly itemId: string | null
  readonly name: string | null
  readonly unit: string | null
  readonly code: string | null
  readonly codes: readonly { readonly code: string; readonly quantity: number }[]
  readonly packSize: number
  /** The shelf where it usually lies, when that is not here. */
  readonly usualPlace: string | null
  /** A case of this item was read, and nobody knows how many are in it. */
  readonly isUnknownCase?: boolean
  /** The device does not know the item, and somebody is being asked. */
  readonly isNameOnItsWay?: boolean
}

export interface CountModalState {
  readonly auditId: string
  readonly item: CountedItem
  /** What stands on this shelf; null: not counted yet. */
  readonly existingCount: number | null
  /** Whether something should be looked at before the number is saved. */
  readonly scanWarning: boolean
  readonly warningType: ScanWarning | null
}

export interface ScannedItemsModalState {
  readonly assignmentId: string
  readonly title: string
  readonly showSubmit: boolean
}

export interface ScannerState {
  /** The newest first. */
  readonly recentResults: readonly ScanResult[]
  /** The result that was taken back last; null once there is a newer one. */
  readonly takenBack: string | null
  /** The result that has just come; null once the alert is over. */
  readonly alert: ScanResult | null
  readonly countModal: CountModalState | null
  readonly scannedItemsModal: ScannedItemsModalState | null
}

export type ScannerAction =
  | { readonly type: 'resultAdded'; readonly result: ScanResult }
  | { readonly type: 'resultUndone'; readonly id: string }
  | {
      readonly type: 'resultWarned'
      readonly id: string
      readonly warnings: readonly ScanWarning[]
      /** Where its serial number was counted before. */
      readonly serialAt?: SerialPlace
    }
  | {
      readonly type: 'resultNamed'
      readonly id: string
      readonly item: Pick<CountedItem, 'line' | 'itemId' | 'name' | 'unit' | 'packSize'>
    }
  | { readonly type: 'alertEnded'; readonly id: string }
  | { readonly type: 'countOpened'; readonly modal: CountModalState }
  | { readonly type: 'countClosed' }
  | { readonly type: 'itemsOpened'; readonly modal: ScannedItemsModalState }
  | { readonly type: 'itemsClosed' }
  | { readonly type: 'shelfChanged' }

export const SCANNER_START: ScannerState = {
  recentResults: [],
  takenBack: null,
  alert: null,
  countModal: null,
  scannedItemsModal: null,
}

export function scannerReducer(state: ScannerState, action: ScannerAction): ScannerState {
  switch (action.type) {
    case 'resultAdded':
      return {
        ...state,
        recentResults: [action.result, ...state.recentResults].slice(0, RECENT_RESULTS),
        takenBack: null,
        alert: action.result,
      }
    case 'resultUndone':
      return {
        ...state,
        recentResults: state.recentResults.map((one) => undone(one, action.id)),
        takenBack: action.id,
      }
    case 'resultWarned': {
      const { id, warnings, serialAt } = action
      const warn = (one: ScanResult) => (one.id === id ? warned(one, warnings, serialAt) : one)
      return changed(state, warn)
    }
    case 'resultNamed': {
      const { id, item } = action
      const name = (one: ScanResult) => (one.id === id ? named(one, item) : one)
      return changed(state, name)
    }
    case 'alertEnded':
      return state.alert?.id === action.id ? { ...state, alert: null } : state
    case 'countOpened':
      return { ...state, countModal: action.modal }
    case 'countClosed':
      return { ...state, countModal: null }
    case 'itemsOpened':
      return { ...state, scannedItemsModal: action.modal }
    case 'itemsClosed':
      return { ...state, scannedItemsModal: null }
    case 'shelfChanged':
      return SCANNER_START
  }
}

/** The alert says what the list says. */
function changed(state: ScannerState, change: (one: ScanResult) => ScanResult): ScannerState {
  const { recentResults, alert } = state
  return { ...state, recentResults: recentResults.map(change), alert: alert && change(alert) }
}

function undone(result: ScanResult, id: string): ScanResult {
  return result.id === id ? { ...result, isUndone: true } : result
}

/** Counted under its code before anybody knew what it is, and how many one reading stands for. */
function named(
  result: ScanResult,
  item: Pick<CountedItem, 'line' | 'itemId' | 'name' | 'unit' | 'packSize'>,
): ScanResult {
  const { line, itemId, name, unit, packSize } = item
  const warnings = result.warnings.filter((warning) => warning !== 'unknown_code')
  const tone = result.tone === 'duplicate' ? result.tone : toneOf(warnings)
  const known = { line, itemId, name, unit, packSize, warnings, tone }
  return {
    ...result,
    ...known,
    effect: result.effect * packSize,
    ...(result.setTo !== undefined && { setTo: result.setTo * packSize }),
    isNameOnItsWay: false,
  }
}

/** What the server knows better: a result is never less worth looking at for that. */
function warned(
  result: ScanResult,
  warnings: readonly ScanWarning[],
  serialAt: SerialPlace | undefined,
): ScanResult {
  const all = [...new Set([...result.warnings, ...warnings])]
  const tone = result.tone === 'ok' ? toneOf(all) : result.tone
  const isRepeated = warnings.includes('serial_repeated') && result.setTo === undefined
  const effect = isRepeated ? 0 : result.effect
  return {
    ...result,
    warnings: all,
    tone,
    effect,
    ...(serialAt !== undefined && { serialAt }),
    isNameOnItsWay: false,
  }
}

export function toneOf(warnings: readonly ScanWarning[]): Tone {
  if (warnings.includes('unknown_code')) return 'unknown'
  return warnings.length > 0 ? 'warning' : 'ok'
}

/** What happened last: a reading, or that one was taken back. */
export function newestOf({ recentResults, takenBack }: ScannerState): ScanResult | undefined {
  return recentResults.find(({ id }) => id === takenBack) ?? recentResults[0]
}

/** Whether somebody may want to say more about it before the next one. */
export function needsChoice({ tone, isUndone, effect }: ScanResult): boolean {
  return !isUndone && effect >= 0 && (tone === 'unknown' || tone === 'warning')
}

/** The newest reading that still stands. */
export function lastStanding(state: ScannerState): ScanResult | undefined {
  return state.recentResults.find(({ isUndone, tone }) => !isUndone && tone !== 'duplicate')
}
