// All inputs of a shelf's screen lead to one counter: camera, photo, handheld, typing.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { AssignmentPack } from '#contract/devices.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import type { CodeSource, ReadCode, SeenLabel, UnreadLabel } from '../camera/code-source.ts'
import { type InputMode, type Reading, readingOf } from '../camera/reading.ts'
import { SweepLog } from '../camera/sweep-log.ts'
import { type Camera, useCamera } from '../camera/use-camera.ts'
import { type PhotoCodes, usePhotoCodes } from '../camera/use-photo-codes.ts'
import { deviceSettings, useDeviceSettings } from '../device-settings.ts'
import type { Sweep } from '../scanner-state.ts'
import type { Counter } from './counter.ts'
import { keyOf } from './keypad-entry.ts'
import { useCounterState } from './use-counter.ts'
import { useHandheldScanner } from './use-handheld-scanner.ts'

interface ShelfInputFacts {
  readonly counter: Counter
  readonly source: CodeSource | undefined
  readonly templates: readonly string[]
  /** Whether a text is the label of a shelf: a sweep ignores those. */
  readonly isShelfLabel: (text: string) => boolean
  /** Whether a sheet covers the camera, and whether it is the one that ends a sweep. */
  readonly isCovered: boolean
  readonly isSweepEnding: boolean
  /** Shown instead of a result; undefined clears it. */
  readonly onNotice: (words: string | undefined) => void
}

export interface ShelfInputs {
  readonly camera: Camera
  readonly photo: PhotoCodes
  /** Whether anything covers the camera. */
  readonly isCovered: boolean
  /** What was counted in the current sweep. */
  readonly swept: SweepLog
  /** The labels that this sweep saw but could not read. */
  readonly askUnread: () => Promise<readonly UnreadLabel[]>
  read(text: string, inputMode: InputMode): void
  /** The person tapped a label in the camera's picture. */
  pick(label: SeenLabel): void
  /** Counts several labels at once, and the codes that were typed for unreadable ones. */
  countTogether(codes: readonly ReadCode[], typed: readonly string[], sweep: Sweep): void
  readingOfCode(code: ReadCode): Reading | undefined
}

export function useShelfInputs(facts: ShelfInputFacts): ShelfInputs {
  const { counter, source, templates, isShelfLabel, onNotice } = facts
  const t = useMessages('scanner')
  const readingOfText = useCallback(
    (text: string, inputMode: InputMode, code?: ReadCode) => {
      const {
        text: _text,
        corners: _corners,
        isAimed: _isAimed,
        label: _label,
        ...said
      } = code ?? {}
      return readingOf(text, { inputMode, ...said }, templates)
    },
    [templates],
  )
  const read = useCallback(
    (text: string, inputMode: InputMode, code?: ReadCode) => {
      const reading = readingOfText(text, inputMode, code)
      // No label of goods is this long: it is a page of text, or several codes run together.
      onNotice(reading || text.trim() === '' ? undefined : t('rail.tooLong'))
      // The chip and the sync sheet already show a failure to store.
      if (reading) void counter.read(reading).catch(() => {})
    },
    [counter, readingOfText, onNotice, t],
  )
  const onCode = useCallback((code: ReadCode) => read(code.text, 'camera', code), [read])
  const [swept] = useState(() => new SweepLog())
  const { counting } = useDeviceSettings()
  const onSeen = useCallback(
    (code: ReadCode) => {
      if (deviceSettings().counting === 'sweep' && code.leftView) {
        if (isShelfLabel(code.text)) return
        const reading = readingOfText(code.text, 'camera', code)
        if (!reading) return
        const sweep = { id: swept.note(code.label ?? ''), of: 'shelf' } as const
        void counter.read(reading, sweep).catch(() => {})
        return
      }
      // In number mode only the label that is aimed at is counted, not those around it.
      const isBystander = deviceSettings().mode.kind === 'number' && code.isAimed === false
      if (!isBystander) onCode(code)
    },
    [onCode, counter, readingOfText, isShelfLabel, swept],
  )
  const readingOfCode = useCallback(
    (code: ReadCode) => readingOfText(code.text, 'camera', code),
    [readingOfText],
  )
  const followReads = useCallback((heard: () => void) => onNewResult(counter, heard), [counter])
  const photo = usePhotoCodes(source, { onCode, onNothing: onNotice })
  const isListOpen = useCounterState(counter, (state) => state.scannedItemsModal !== null)
  // An open number does not cover the camera: there the next scan saves the number.
  const isCovered = facts.isCovered || isListOpen || photo.choice !== undefined
  const keepsSweep = counting === 'sweep' && !facts.isSweepEnding
  const cover = isCovered ? (keepsSweep ? 'over sweep' : 'whole') : 'none'
  const camera = useCamera({ source, onCode: onSeen, counting, cover, followReads })
  const isSeen = camera.status === 'ready'
  useEffect(() => {
    if (!isSeen) swept.cut()
  }, [isSeen, swept])
  useNumberOrHandheld(counter, (text) => read(text, 'gun'))
  return {
    camera,
    photo,
    isCovered,
    swept,
    askUnread: async () => (await source?.askUnread?.()) ?? [],
    read,
    pick(label) {
      onCode(label.code)
      camera.countByHand(label.key)
    },
    readingOfCode,
    countTogether(codes, typed, sweep) {
      const seen = codes.flatMap((code) => readingOfCode(code) ?? [])
      const said = typed.flatMap((text) => readingOfText(text, 'typed') ?? [])
      for (const reading of [...seen, ...said]) {
        void counter.read(reading, sweep).catch(() => {})
      }
    },
  }
}

function onNewResult(counter: Counter, heard: () => void): () => void {
  let [newest] = counter.state.recentResults
  return counter.onState(({ recentResults: [first] }) => {
    if (first?.id !== newest?.id) heard()
    newest = first
  })
}

/** Digits typed by hand go to the open number; what a handheld types is removed from it. */
function useNumberOrHandheld(counter: Counter, onCode: (text: string) => void): void {
  const before = useRef(counter.state.entry)
  useHandheldScanner({
    onCode,
    isNumberOpen: () => counter.state.countModal !== null,
    onTakeBack: () => counter.restore(before.current),
    onKeys: (keys, isFirst) => {
      if (!counter.state.countModal) return
      if (isFirst) before.current = counter.state.entry
      for (const key of keys) {
        const pressed = keyOf(key)
        if (pressed) counter.press(pressed)
      }
      if (keys.includes('Enter')) void counter.save().catch(() => {})
    },
  })
}

const NO_TEMPLATES: readonly string[] = []

/** The label templates of the store; packs cached by older versions have none. */
export function templatesOf(
  { stores }: { readonly stores?: AssignmentPack['stores'] },
  storeId: string,
): readonly string[] {
  return stores?.find(({ id }) => id === storeId)?.labelTemplates ?? NO_TEMPLATES
}
