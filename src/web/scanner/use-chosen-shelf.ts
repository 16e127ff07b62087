// Which shelf the person is at: chosen from the list, by its label, by a link, or taken over from another person.

import { useEffect, useRef, useState } from 'react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import type { AssignmentPack } from '#contract/devices.ts'
import { allowsWork } from '#domain/assignment.ts'
import { useConnectionState } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useOutbox, useOutboxValue } from '../outbox/outbox-provider.tsx'
import type { Notice } from './choose-shelf.tsx'
import { feel } from './counter/feedback.ts'
import type { OwnActions } from './counter/own-actions.ts'
import { useTakeOver, type WantedShelf } from './sync/use-take-over.ts'
import { pauseOfShelf } from './sync/words.ts'

interface ChosenShelfOptions {
  readonly userId: string
  readonly assignments: readonly AssignmentDetails[]
  readonly pack: AssignmentPack
  readonly own: OwnActions
  /** The assignment in the address. */
  readonly assignmentId: string | undefined
  readonly onAssignment: (assignmentId: string | undefined) => void
}

export type ChosenShelf = ReturnType<typeof useChosenShelf>

export function useChosenShelf(options: ChosenShelfOptions) {
  const { userId, assignments, pack, own, assignmentId, onAssignment } = options
  const outbox = useOutbox()
  const [notice, setNotice] = useState<Notice>()
  const [handedIn, setHandedIn] = useState<AssignmentDetails>()
  const [cameFrom, setCameFrom] = useState<AssignmentDetails>()
  const shelf = assignments.find(({ id }) => id === assignmentId)
  const taken = useTaken(shelf, userId)
  const isOnline = useConnectionState().status === 'live'
  const label = useFollowedLabel()
  const takeOver = useTakeOver()
  const sync = useMessages('sync')

  const go = (shelfId: string) => {
    taken.current = shelfId
    onAssignment(shelfId)
  }
  const choose = (next: AssignmentDetails) => {
    setNotice(undefined)
    setHandedIn(undefined)
    // A shelf whose handing in is not sent yet has to be taken again before it can be handed in again.
    const isRunning =
      next.status === 'in_progress' && next.userId === userId && !own.handedIn.has(next.id)
    // Offline, the audit may have resumed unnoticed; a refusal is shown later.
    const words = isOnline ? pauseOfShelf(next, pack, sync) : undefined
    if (words && !isRunning) return setNotice({ words, isGood: false })
    const take = { kind: 'take', auditAssignmentId: next.id } as const
    if (!isRunning) void outbox.append([take]).catch(() => {})
    go(next.id)
  }
  return {
    shelf,
    /** The shelf the person switched from by reading a label. */
    cameFrom,
    notice,
    /** The shelf that was handed in last, until another is chosen. */
    handedIn,
    say: setNotice,
    isFollowedLabel: label.isFollowed,
    followLabel(next: AssignmentDetails, text: string) {
      label.follow(text)
      feel('shelf')
      choose(next)
      setCameFrom(shelf)
    },
    switchTo(next: AssignmentDetails) {
      label.stay()
      setCameFrom(undefined)
      choose(next)
    },
    /** Returns the reason if it fails. */
    async takeOver(wanted: WantedShelf): Promise<string | undefined> {
      const refusal = await takeOver(wanted)
      if (refusal !== undefined) return refusal
      setNotice(undefined)
      setHandedIn(undefined)
      go(wanted.shelf.id)
      return undefined
    },
    leave(handedInShelf?: AssignmentDetails) {
      setNotice(undefined)
      setHandedIn(handedInShelf)
      setCameFrom(undefined)
      onAssignment(undefined)
    },
  }
}

const FOLLOWED_LABEL_MS = 5_000

/**
 * After a label has switched the shelf, the camera still sees that label for a while; it must not count as a
 * new reading.
 */
function useFollowedLabel() {
  const followed = useRef<{ readonly text: string; readonly atMs: number }>(undefined)
  return {
    follow(text: string) {
      followed.current = { text, atMs: performance.now() }
    },
    /** The same label is still in view: extends the time. */
    stay() {
      if (followed.current) followed.current = { ...followed.current, atMs: performance.now() }
    },
    isFollowed(text: string): boolean {
      const { current } = followed
      return current?.text === text && performance.now() - current.atMs < FOLLOWED_LABEL_MS
    },
  }
}

/** Opening a link to one's own shelf, or to a free one, takes the shelf. */
function useTaken(shelf: AssignmentDetails | undefined, userId: string) {
  const outbox = useOutbox()
  const deviceId = useOutboxValue((state) => state.deviceId)
  const taken = useRef<string>(undefined)
  useEffect(() => {
    if (!shelf || deviceId === undefined || taken.current === shelf.id) return
    // Once the person has the shelf it is not taken again, even if a manager gives it to another person.
    if (shelf.status === 'in_progress' && shelf.userId === userId) taken.current = shelf.id
    const isWaiting = shelf.status === 'open' || shelf.status === 'assigned'
    if (
      !isWaiting ||
      !allowsWork(shelf.auditStatus, 'count') ||
      (shelf.userId !== null && shelf.userId !== userId)
    )
      return
    taken.current = shelf.id
    void outbox.append([{ kind: 'take', auditAssignmentId: shelf.id }]).catch(() => {})
  }, [outbox, deviceId, shelf, userId])
  return taken
}
