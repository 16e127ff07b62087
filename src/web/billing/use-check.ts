import { useEffect, useRef } from 'react'
import { type AllowedQuestion, allowed, type Checkable } from '#domain/billing/entitlement.ts'
import { useBilling } from './billing-context.ts'
import type { PaywallDialogOf, PaywallQuestion } from './paywall.ts'

export interface CheckParams extends AllowedQuestion {
  /** Opened if the answer is no. */
  readonly dialog?: PaywallDialogOf | undefined
}

interface ClosedDoor {
  readonly dialog: PaywallDialogOf
  readonly question: PaywallQuestion
}

/** Checks loaded data, without a call; a refusal opens the given dialog. */
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
 * A refusal after a click opens the dialog at once. One that is found while rendering opens it after the
 * render and only once, so that a dialog that was closed does not reopen with the next render.
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
