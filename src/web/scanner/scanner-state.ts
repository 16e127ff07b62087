// The state of the scanner's screen apart from the camera: results, the alert, and the count modal.

import type { Milli } from '#domain/quantity.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'

export const RECENT_RESULTS = 10
export const ALERT_MS = 2_000

export const TONES = ['ok', 'warning', 'unknown', 'duplicate'] as const
export type Tone = (typeof TONES)[number]

/** Where a serial number was counted before, and by whom. Withheld while the count is blind. */
export interface SerialPlace {
  readonly place: 'here' | 'untold' | { readonly shelf: string }
  readonly name: string | null
}

/** One reading and its result. */
export interface ScanResult {
  /** The id of its event; a duplicate has no event and gets an id of its own. */
  readonly id: string
  readonly auditAssignmentId: string
  readonly tone: Tone
  /** The item's id, or `?` and the key of an unknown code. */
  readonly line: string
  readonly itemId: string | null
  readonly name: string | null
  readonly unit: string | null
  readonly code: string | null
  /** How many units one reading of the code counts for. */
  readonly packSize: number
  /** What it added to its line; for a correction, the difference. */
  readonly effect: Milli
  /** For a correction, the new quantity of its line. */
  readonly setTo?: Milli
  readonly warnings: readonly ScanWarning[]
  /** The item's usual place, if that is another shelf. */
  readonly usualPlace: string | null
  readonly atMs: number
  readonly isUndone: boolean
  /** The device itself knew the item, from one of the store's own labels or from a case of a known item. */
  readonly isNamedHere?: boolean
  /** The device does not know the item; the server has been asked. */
  readonly isNameOnItsWay?: boolean
  /** The serial number on the label. */
  readonly serial?: string
  /** Where this serial number was counted before. */
  readonly serialAt?: SerialPlace
  /** Undo takes back all results of the sweep together. */
  readonly sweep?: Sweep
}

/** Several labels that count together: from one pass along the shelf, or from one photo. */
export interface Sweep {
  readonly id: string
  readonly of: 'shelf' | 'photo'
}

/** The item whose number is being typed. */
export interface CountedItem {
  readonly line: string
  readonly itemId: string | null
  readonly name: string | null
  readonly unit: string | null
  readonly code: string | null
  readonly codes: readonly { readonly code: string; readonly quantity: number }[]
  readonly packSize: number
  /** The item's usual place, if that is another shelf. */
  readonly usualPlace: string | null
  /** A case of this item was read, and its size is unknown. */
  readonly isUnknownCase?: boolean
  /** The device does not know the item; the server has been asked. */
  readonly isNameOnItsWay?: boolean
}

export interface CountModalState {
  readonly auditId: string
  readonly item: CountedItem
  /** The quantity on this shelf so far; null: not counted yet. */
  readonly existingCount: number | null
  /** Whether the person should check something before saving the number. */
  readonly scanWarning: boolean
  readonly warningType: ScanWarning | null
}

export interface ScannedItemsModalState {
  readonly assignmentId: string
  readonly title: string
  readonly showSubmit: boolean
}

export interface ScannerState {
  /** Newest first. */
  readonly recentResults: readonly ScanResult[]
  /** The result that was undone last; null once there is a newer result. */
  readonly takenBack: string | null
  /** The newest result while its alert is shown; null once the alert is over. */
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
      /** Where this serial number was counted before. */
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

/** Changes a result in the list and in the alert, so that both say the same. */
function changed(state: ScannerState, change: (one: ScanResult) => ScanResult): ScannerState {
  const { recentResults, alert } = state
  return { ...state, recentResults: recentResults.map(change), alert: alert && change(alert) }
}

function undone(result: ScanResult, id: string): ScanResult {
  return result.id === id ? { ...result, isUndone: true } : result
}

/** Fills in the item of a result that was counted under its code, and how many units a reading counts for. */
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

/** Adds what the server found. Server warnings can raise a result's tone, but never lower it. */
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

/** The newest event on the screen: a reading, or an undo. */
export function newestOf({ recentResults, takenBack }: ScannerState): ScanResult | undefined {
  return recentResults.find(({ id }) => id === takenBack) ?? recentResults[0]
}

/** Whether to offer choices, such as a note, before the next reading. */
export function needsChoice({ tone, isUndone, effect }: ScanResult): boolean {
  return !isUndone && effect >= 0 && (tone === 'unknown' || tone === 'warning')
}

/** The newest reading that was not undone. */
export function lastStanding(state: ScannerState): ScanResult | undefined {
  return state.recentResults.find(({ isUndone, tone }) => !isUndone && tone !== 'duplicate')
}
