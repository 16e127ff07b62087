// Counting at one shelf: the inputs, the counter, and the sheet that is open over the screen.

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import { useConnectionState } from '../client/react.tsx'
import { useLatest } from '../kit/use-latest.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useOutboxValue } from '../outbox/outbox-provider.tsx'
import type { CodeSource, ReadCode } from './camera/code-source.ts'
import { decideLabel } from './camera/decide-label.ts'
import type { InputMode } from './camera/reading.ts'
import { usePictureRefusals } from './camera/use-picture-refusals.ts'
import { lookUp, spelledAs } from './counter/look-up.ts'
import { shelfSign } from './counter/shelf.ts'
import { templatesOf, useShelfInputs } from './counter/shelf-inputs.ts'
import { useCounter } from './counter/use-counter.ts'
import { useShelfTally } from './counter/use-shelf-tally.ts'
import { useUnanswered } from './counter/use-unanswered.ts'
import { deviceSettings } from './device-settings.ts'
import type { Opened } from './sheets/shelf-sheets.tsx'
import type { CatalogueState } from './sync/bring-catalogue.ts'
import { useSetAsideNotice } from './sync/use-set-aside-notice.ts'
import type { WantedShelf } from './sync/use-take-over.ts'

export interface ShelfCountingOptions {
  readonly shelf: AssignmentDetails
  readonly pack: AssignmentPack
  readonly userId: string
  readonly assignments: readonly AssignmentDetails[]
  readonly catalogue: CatalogueState
  readonly source: CodeSource | undefined
  /** The label of another shelf was read. */
  readonly onLabelled: (shelf: AssignmentDetails, text: string) => void
  /** Whether this label is merely still in view and was already reported. */
  readonly isFollowedLabel: (text: string) => boolean
  /** Returns the reason if it fails. */
  readonly onTakeOver: (wanted: WantedShelf) => Promise<string | undefined>
  readonly isSyncOpen: boolean
}

export type ShelfCounting = ReturnType<typeof useShelfCounting>

export function useShelfCounting(options: ShelfCountingOptions) {
  const { shelf, pack, userId, assignments, source, isSyncOpen } = options
  const { orgId, auditId, blind } = pack
  const queryClient = useQueryClient()
  const t = useMessages('scanner')
  const isOffline = useConnectionState().status !== 'live'
  const isHindered = useOutboxValue(
    ({ isSignedOut, isSuspended, isOtherBuild }) => isSignedOut || isSuspended || isOtherBuild,
  )
  const [opened, open] = useState<Opened>()
  const [notice, say] = useState<string>()
  const tally = useShelfTally(shelf.id)
  const catalogue = { orgId, isComplete: options.catalogue.isComplete, isOnline: !isOffline }

  const labelFacts = { here: shelf, shelves: assignments, userId, t }
  const latestFacts = useLatest(labelFacts)
  const isShelfLabel = useCallback(
    (text: string) => decideLabel(text, latestFacts.current) !== undefined,
    [latestFacts],
  )
  const readLabel = (text: string, inputMode: InputMode): boolean => {
    const decision = decideLabel(text, labelFacts)
    if (!decision) return false
    const isCamera = inputMode === 'camera'
    // In a sweep labels of shelves are only passed by; and a label may still be in view after it switched the shelf.
    if (isCamera && (deviceSettings().counting === 'sweep' || options.isFollowedLabel(text))) {
      return true
    }
    if (decision.kind === 'finish') open({ kind: 'finish' })
    if (decision.kind === 'switch') options.onLabelled(decision.shelf, text)
    if (decision.kind === 'take_over') void options.onTakeOver(decision).then(say)
    if (decision.kind === 'refuse') say(decision.words)
    return true
  }
  const { id: auditAssignmentId, storeId, shelfId, status } = shelf
  const templates = templatesOf(pack, storeId)
  const counter = useCounter({
    shelf: { auditId, storeId, shelfId, auditAssignmentId, sign: shelfSign(shelf), status, blind },
    tally,
    catalogue,
    readLabel,
    templates,
  })
  useUnanswered(counter, userId, shelf.id)
  const inputs = useShelfInputs({
    counter,
    source,
    templates,
    isShelfLabel,
    isCovered: opened !== undefined || isSyncOpen,
    isSweepEnding: opened?.kind === 'sweep',
    onNotice: say,
  })
  const { swept, isCovered } = inputs
  const isCut = useSyncExternalStore(swept.subscribe, swept.isCut)
  // Losing the picture loses the sweep's memory of what it saw, so the sweep ends and its sheet says so.
  useEffect(() => {
    if (isCut && !isCovered) open({ kind: 'sweep' })
  }, [isCut, isCovered])
  usePictureRefusals(say)
  useSetAsideNotice(tally, say)
  return {
    counter,
    tally,
    inputs,
    isShelfLabel,
    isOffline,
    /** Whether counts stay on the phone for now. */
    staysOnDevice: isOffline || isHindered,
    /** The sheet that is open over the screen. */
    opened,
    open,
    /** Shown instead of a result. */
    notice,
    say,
    nameOf: async (code: ReadCode) => {
      const reading = inputs.readingOfCode(code)
      return reading && (await lookUp(reading, { queryClient, ...catalogue }))?.item.name
    },
    spell: (typed: readonly string[]) =>
      Promise.all(typed.map((text) => spelledAs(text, { queryClient, ...catalogue }))),
    endSweep: () => open({ kind: 'sweep' }),
  }
}
