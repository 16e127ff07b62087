// The scanner's rows of sections 3 and 4: its state, and how the camera moves.

import { expect } from 'vitest'
import { formatsOf } from '#messages/formats.ts'
import { messagesIn } from '#web/kit/use-messages.ts'
import {
  CAMERA_IDLE,
  type CameraAction,
  type CameraState,
  type CameraStatus,
  cameraReducer,
} from '#web/scanner/camera/camera-machine.ts'
import { railWords, signedAmount } from '#web/scanner/counter/words.ts'
import {
  type CountModalState,
  SCANNER_START,
  type ScannedItemsModalState,
  type ScannerState,
  type ScanResult,
  scannerReducer,
} from '#web/scanner/scanner-state.ts'
import { unitWords } from '#web/shared/unit-words.ts'
import type { SpecRow } from './support/rows.ts'

const move = (...actions: readonly CameraAction[]): CameraState =>
  actions.reduce(cameraReducer, CAMERA_IDLE)

const INITIALIZE = { type: 'initialize' } as const
const STREAM = { type: 'streamObtained' } as const
const READY = { type: 'videoReady' } as const
const FAILED = { type: 'failed', error: 'busy' } as const

const WAYS: Readonly<Record<CameraStatus, readonly CameraAction[]>> = {
  idle: [],
  requesting: [INITIALIZE],
  initializing: [INITIALIZE, STREAM],
  ready: [INITIALIZE, STREAM, READY],
  error: [INITIALIZE, FAILED],
}

const RESULT: ScanResult = {
  id: 'result',
  auditAssignmentId: 'shelf',
  tone: 'ok',
  line: 'tea',
  itemId: 'tea',
  name: 'Tea',
  unit: 'each',
  code: '4006381333931',
  packSize: 1,
  effect: 1_000,
  warnings: [],
  usualPlace: null,
  atMs: 0,
  isUndone: false,
}

const COUNT_MODAL: CountModalState = {
  auditId: 'audit',
  item: { ...RESULT, codes: [] },
  existingCount: 18,
  scanWarning: true,
  warningType: 'already_counted',
}

const ITEMS_MODAL: ScannedItemsModalState = {
  assignmentId: 'shelf',
  title: 'Scanned items',
  showSubmit: true,
}

function row(name: string, check: () => void): SpecRow {
  return { row: name, check }
}

function fields<Modal extends object>(
  name: string,
  modal: Modal,
  open: (modal: Modal) => object | null,
): readonly SpecRow[] {
  return Object.entries(modal).map(([field, value]) =>
    row(`${name}: ${field}`, () => expect(open(modal)).toHaveProperty(field, value)),
  )
}

export const scannerState: readonly SpecRow[] = [
  ...(Object.keys(WAYS) as CameraStatus[]).map((status) =>
    row(`camera status: ${status}`, () => expect(move(...WAYS[status]).status).toBe(status)),
  ),
  row('scanning flags', () => {
    expect(move().isScanning).toBe(false)
    expect(move(...WAYS.ready).isScanning).toBe(true)
  }),
  row('permission', () => {
    expect(move().hasPermission).toBeNull()
    expect(move(INITIALIZE, { type: 'failed', error: 'denied' }).hasPermission).toBe(false)
  }),
  row('error', () => expect(move(...WAYS.error).error).toBe('busy')),
  row('up to 10 recent scan results', () => {
    const results = Array.from({ length: 11 }, (_, n) => ({ ...RESULT, id: `result ${n}` }))
    const add = (state: ScannerState, result: ScanResult) =>
      scannerReducer(state, { type: 'resultAdded', result })
    expect(results.reduce(add, SCANNER_START).recentResults).toHaveLength(10)
  }),
  row('recent scan results: a serial number that was counted adds 0 and says where', () => {
    const first = scannerReducer(SCANNER_START, { type: 'resultAdded', result: RESULT })
    const warned = scannerReducer(first, {
      type: 'resultWarned',
      id: RESULT.id,
      warnings: ['serial_repeated'],
      serialAt: { place: { shelf: 'A-02' }, name: null },
    })
    const [result] = warned.recentResults
    const t = messagesIn('en', 'scanner')
    expect(result && railWords(result, false, t)).toBe('Same serial, counted on A-02')
    expect(result && signedAmount(result)).toBe('+0')
  }),
  row('recent scan results: what a label says besides the item is shown, and what is over', () => {
    const said = { t: messagesIn('en', 'shared'), formats: formatsOf('en') }
    const facts = { lot: 'L7', expiry: '200131', serial: 'S-1' }
    const words = unitWords(facts, Date.UTC(2026, 10, 18), said)
    expect(words).toEqual(['Lot L7', 'Expired January 31, 2020', 'Serial S-1'])
  }),
  ...fields(
    'count-modal state',
    COUNT_MODAL,
    (modal) => scannerReducer(SCANNER_START, { type: 'countOpened', modal }).countModal,
  ),
  ...fields(
    'scanned-items modal state',
    ITEMS_MODAL,
    (modal) => scannerReducer(SCANNER_START, { type: 'itemsOpened', modal }).scannedItemsModal,
  ),
]

export const cameraMoves: readonly SpecRow[] = [
  row('idle moves to requesting on initialize', () => {
    expect(move(INITIALIZE).status).toBe('requesting')
  }),
  row('error moves to requesting on initialize', () => {
    expect(move(...WAYS.error, INITIALIZE).status).toBe('requesting')
  }),
  row('requesting moves to ready when the video is ready', () => {
    expect(move(...WAYS.requesting, READY).status).toBe('ready')
  }),
  row('initializing moves to ready when the video is ready', () => {
    expect(move(...WAYS.initializing, READY).status).toBe('ready')
  }),
  row('ready sets scanning to true', () => expect(move(...WAYS.ready).isScanning).toBe(true)),
  row('ready sets permission to true', () => expect(move(...WAYS.ready).hasPermission).toBe(true)),
]
