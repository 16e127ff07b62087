import { useEffect, useRef } from 'react'
import { type AllowedQuestion, allowed, type Checkable } from '#domain/billing/entitlement.ts'
import { useBilling } from './billing-context.ts'
import type { PaywallDialogOf, PaywallQuestion } from './paywall.ts'

export interface CheckParams extends AllowedQuestion {
  /** Opened when the answer is no. */
  readonly dialog?: PaywallDialogOf | undefined
}

interface ClosedDoor {
  readonly dialog: PaywallDialogOf
  readonly question: PaywallQuestion
}

/** Asks what is loaded, without a call; a refusal opens the dialog that was given. */
export function useCheck(hook: string, subject: Checkable | null) {
  const openDoor = useClosedDoor(hook)
  return ({ dialog, ...question }: CheckParams) => {
    const data = allowed(subject, question)
    const { featureId } = question
    if (!data.allowed && dialog && featureId) {
      openDoor({ dialog, question: { ...question, featureId } })
    }
    return { data, error: null }
  }
}

/**
 * A refusal of a click opens at once. One that is found while drawing opens after it, and once: whoever
 * has closed it is not asked again by the next drawing.
 */
function useClosedDoor(hook: string): (door: ClosedDoor) => void {
  const { paywall } = useBilling(hook)
  const isDrawing = useRef(true)
  const found = useRef<ClosedDoor>(undefined)
  const shown = useRef<string>(undefined)
  isDrawing.current = true
  useEffect(() => {
    isDrawing.current = false
    const door = found.current
    found.current = undefined
    const question = door && JSON.stringify(door.question)
    if (door && question !== shown.current) paywall.open(door)
    shown.current = question
  })
  return (door) => {
    if (isDrawing.current) found.current = door
    else paywall.open(door)
  }
}
