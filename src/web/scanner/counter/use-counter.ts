// One counter per shelf, supplied with what the page knows now.

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { LabelTemplate } from '#domain/codes/label-template.ts'
import { newSessionId } from '#web/client/session-id.ts'
import { useLatest } from '#web/kit/use-latest.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import type { LiveTally } from '#web/outbox/live-tally.ts'
import { useOutbox } from '#web/outbox/outbox-provider.tsx'
import type { InputMode } from '../camera/reading.ts'
import { deviceSettings } from '../device-settings.ts'
import { ALERT_MS } from '../scanner-state.ts'
import { Counter } from './counter.ts'
import type { CounterState } from './counter-core.ts'
import { feel } from './feedback.ts'
import { askServer, type LookUpFacts, lookUpHere } from './look-up.ts'
import { PhoneSerials, serialPlace } from './phone-serials.ts'
import type { CountedShelf } from './shelf.ts'
import { speakCount } from './speak-count.ts'

interface CounterFacts {
  readonly shelf: CountedShelf
  readonly tally: LiveTally
  readonly catalogue: Omit<LookUpFacts, 'queryClient'>
  readonly readLabel: (text: string, inputMode: InputMode) => boolean
  /** The templates of the store's own labels. */
  readonly templates: readonly LabelTemplate[]
}

const countedSerials = new WeakMap<object, PhoneSerials>()

/** Shared by all shelves of the person who counts, because a counter ends with its shelf. */
function serialsOf(outbox: object): PhoneSerials {
  const serials = countedSerials.get(outbox) ?? new PhoneSerials()
  countedSerials.set(outbox, serials)
  return serials
}

/**
 * Does not subscribe to the counter's state, so that the page is not rendered for every count; components
 * that show a part of it subscribe to that part.
 */
export function useCounter(facts: CounterFacts): Counter {
  const outbox = useOutbox()
  const queryClient = useQueryClient()
  const latest = useLatest(facts)
  const t = useMessages('scanner')
  const [counter] = useState(
    () =>
      new Counter({
        append: (works) => outbox.append(works),
        lookUp: (reading) => lookUpHere(reading, latest.current.catalogue.orgId),
        askLater: (reading) => askServer(reading, { queryClient, ...latest.current.catalogue }),
        knowsAll: () => latest.current.catalogue.isComplete,
        name: ({ auditAssignmentId, id, line, name, unit, effect, setTo }) => {
          const shown = { line, name, unit, effect: setTo ?? effect }
          void outbox.name(auditAssignmentId, id, shown).catch(() => {})
        },
        quantityOf: (line) => latest.current.tally.quantityOf(line),
        seenVersionOf: (line) => latest.current.tally.seenVersionOf(line),
        shelf: () => latest.current.shelf,
        mode: () => deviceSettings().mode,
        readLabel: (text, inputMode) => latest.current.readLabel(text, inputMode),
        templates: () => latest.current.templates,
        feel,
        say: (result) => speakCount(result, latest.current.tally.quantityOf(result.line), t),
        now: () => outbox.now(),
        newId: newSessionId,
        serials: serialsOf(outbox),
      }),
  )
  useEndOfAlert(counter)
  useSaveOnLeaving(counter)
  const { isComplete } = facts.catalogue
  useEffect(() => {
    if (isComplete) void counter.recheck().catch(() => {})
  }, [counter, isComplete])
  useEffect(
    () =>
      outbox.onChange((change) => {
        if (change.type !== 'settled') return
        for (const { warned } of change.settlements) {
          if (!warned) continue
          const { eventId, warnings, serialCountedAt } = warned
          const here = latest.current.shelf.auditAssignmentId
          counter.learn(eventId, warnings, serialCountedAt && serialPlace(serialCountedAt, here))
        }
      }),
    [outbox, counter, latest],
  )
  return counter
}

export function useCounterState<Value>(
  counter: Counter,
  select: (state: CounterState) => Value,
): Value {
  const subscribe = useCallback((listener: () => void) => counter.onState(listener), [counter])
  const read = () => select(counter.state)
  return useSyncExternalStore(subscribe, read, read)
}

/** Leaving the screen with a number on the keypad saves it. */
function useSaveOnLeaving(counter: Counter): void {
  useEffect(() => {
    const save = () => void counter.save().catch(() => {})
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [counter])
}

function useEndOfAlert(counter: Counter): void {
  useEffect(() => {
    let id: string | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = counter.onState(({ alert }) => {
      if (alert?.id === id) return
      id = alert?.id
      clearTimeout(timer)
      if (id === undefined) return
      const ended = { type: 'alertEnded', id } as const
      timer = setTimeout(() => counter.dispatch(ended), ALERT_MS)
    })
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [counter])
}
