// One item of a list is lifted, by pointer or keyboard, until it is dropped or put back. Each step is
// announced to screen readers.

import { useState } from 'react'
import { isSameOrder, type Lift, orderAfterMove, orderWith } from './sorting.ts'
import { useLatest } from './use-latest.ts'
import { useMessages } from './use-messages.ts'

interface Lifted extends Lift {
  readonly by: 'pointer' | 'keyboard'
}

interface LiftOptions {
  /** In the current order. */
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  /** Receives every id in the new order. Not called if nothing has moved. */
  readonly onDrop: (ids: readonly string[]) => void
}

export type Lifting = ReturnType<typeof useLift>

export function useLift(options: LiftOptions) {
  const { ids, nameOf } = options
  const t = useMessages('common')
  const [lifted, setLifted] = useState<Lifted>()
  const [announcement, announce] = useState('')
  const latest = useLatest({ ...options, lifted })

  const say = (step: 'lifted' | 'moved' | 'dropped' | 'back', id: string, index: number) =>
    announce(
      t(`sorting.${step}`, {
        name: nameOf(id),
        place: index + 1,
        count: latest.current.ids.length,
      }),
    )
  const dropIn = (order: readonly string[]) => {
    if (!isSameOrder(order, latest.current.ids)) latest.current.onDrop(order)
  }

  return {
    lifted,
    announcement,
    /** The order on the screen now, which may be newer than the last render. */
    orderNow: () => orderWith(latest.current.ids, latest.current.lifted),
    liftTo(id: string, index: number, by: Lifted['by']) {
      setLifted({ id, index, by })
      say(lifted?.id === id ? 'moved' : 'lifted', id, index)
    },
    /** Not announced until it is dropped, because a finger passes many places. */
    follow(id: string, index: number) {
      setLifted((before) => (before?.id === id ? { ...before, index } : before))
    },
    putBack(id: string) {
      setLifted(undefined)
      say('back', id, latest.current.ids.indexOf(id))
    },
    drop(lift: Lift) {
      setLifted(undefined)
      say('dropped', lift.id, lift.index)
      dropIn(orderWith(latest.current.ids, lift))
    },
    /** Moves without lifting. */
    step(id: string, step: number) {
      const moved = orderAfterMove(ids, id, step)
      if (isSameOrder(moved, ids)) return
      say('moved', id, moved.indexOf(id))
      options.onDrop(moved)
    },
  }
}
