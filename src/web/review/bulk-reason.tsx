import { Select } from '@mantine/core'
import { useState } from 'react'
import type { ReasonCode } from '#domain/decision.ts'
import { REASON_CHOICES, reasonCodeOf } from './reason-words.ts'

/** The reason for what is said about many lines at once. */
export function useBulkReason(needsReason: boolean) {
  const [reason, setReason] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  /** Undefined: one is asked for and none is chosen yet, which the field now says. */
  const chosen = (): ReasonCode | null | undefined => {
    const code = reasonCodeOf(reason)
    const isLacking = needsReason && code === null
    setMissing(isLacking)
    return isLacking ? undefined : code
  }
  const choose = (next: string | null) => {
    setReason(next)
    setMissing(false)
  }
  return { chosen, field: { reason, isMissing, onChoose: choose } }
}

interface BulkReasonProps {
  readonly reason: string | null
  readonly isMissing: boolean
  readonly onChoose: (reason: string | null) => void
}

/** "Something else" needs words of its own and is said line by line. */
export function BulkReason({ reason, isMissing, onChoose }: BulkReasonProps) {
  return (
    <Select
      aria-label="Reason"
      placeholder={isMissing ? 'Choose a reason first' : 'Reason'}
      error={isMissing}
      size="xs"
      w={170}
      clearable
      data={REASON_CHOICES.filter(({ value }) => value !== 'other')}
      value={reason}
      onChange={onChoose}
    />
  )
}
