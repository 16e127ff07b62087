// Stores the readings of a shelf that have no number yet, so that they survive a reload.

import { useEffect } from 'react'
import { readStoredValue, storeValue } from '#web/outbox/stored-values.ts'
import type { Counter } from './counter.ts'
import type { SkippedNumber } from './counter-core.ts'

function unansweredKey(userId: string, assignmentId: string): string {
  return `unanswered/${userId}/${assignmentId}`
}

export function useUnanswered(counter: Counter, userId: string, assignmentId: string): void {
  useEffect(() => {
    let isOver = false
    const key = unansweredKey(userId, assignmentId)
    const remember = async () => {
      const stored = await readStoredValue(key, isUnanswered)
      if (isOver) return
      counter.remember(stored ?? [])
    }
    let written: readonly SkippedNumber[] | undefined
    const write = ({ unanswered }: Pick<Counter['state'], 'unanswered'>) => {
      if (unanswered === written) return
      written = unanswered
      void storeValue(key, unanswered).catch(() => {})
    }
    let forget = () => {}
    // Without storage the readings are kept only while the page is open.
    remember()
      .then(() => {
        if (isOver) return
        written = counter.state.unanswered
        void storeValue(key, written).catch(() => {})
        forget = counter.onState(write)
      })
      .catch(() => {})
    return () => {
      isOver = true
      forget()
    }
  }, [counter, userId, assignmentId])
}

function isUnanswered(value: unknown): value is readonly SkippedNumber[] {
  return Array.isArray(value) && value.every(isOne)
}

function isOne(value: unknown): value is SkippedNumber {
  return typeof value === 'object' && value !== null && 'item' in value && 'reading' in value
}
