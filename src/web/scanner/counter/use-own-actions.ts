// Follows what was done to shelves on this device until the server has it.

import { useEffect, useState } from 'react'
import type { OutboxState } from '#web/outbox/outbox.ts'
import { useOutbox } from '#web/outbox/outbox-provider.tsx'
import {
  type Action,
  actionsOf,
  afterSettling,
  isWaiting,
  joined,
  type OwnActions,
  ownActions,
} from './own-actions.ts'

export function useOwnActions(): OwnActions {
  const outbox = useOutbox()
  const [actions, setActions] = useState<readonly Action[]>([])
  useEffect(() => {
    let isOver = false
    let known: readonly Action[] = []
    let changes = 0
    let refusedThen: number | undefined
    const learn = (next: readonly Action[]) => {
      changes += 1
      known = next
      setActions(next)
    }
    /**
     * The outbox may have been sent or retried elsewhere, such as in another tab, without details: so read it
     * again.
     */
    const read = async () => {
      const changesThen = changes
      const kept = await Promise.all([outbox.waiting(), outbox.refused()])
      if (isOver) return
      if (changes === changesThen) learn(actionsOf(kept.flat()))
      else await read()
    }
    const follow = ({ deviceId, waiting, refused }: OutboxState) => {
      if (deviceId === undefined) return
      if (refused === refusedThen && (waiting > 0 || !known.some(isWaiting))) return
      refusedThen = refused
      // A database that fails now may work later.
      read().catch(() => {
        refusedThen = undefined
      })
    }
    follow(outbox.state)
    const forgetState = outbox.onState(follow)
    const forget = outbox.onChange((change) => {
      if (change.type === 'appended') {
        const more = actionsOf(change.entries)
        if (more.length > 0) learn(joined(known, more))
      }
      if (change.type !== 'settled') return
      const left = afterSettling(known, change.settlements)
      if (left !== known) learn(left)
    })
    return () => {
      isOver = true
      forgetState()
      forget()
    }
  }, [outbox])
  return ownActions(actions)
}
