import { Select } from '@mantine/core'
import { useState } from 'react'
import type { ReasonCode } from '#domain/decision.ts'
import { useMessages } from '../kit/use-messages.ts'
import { reasonChoices, reasonCodeOf } from './reason-choices.ts'

/** The reason for a decision about many lines at once. */
export function useBulkReason(needsReason: boolean) {
  const [reason, setReason] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  /** Undefined: a reason is required and none is chosen yet, and the field now says so. */
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

/** "Something else" needs a note, so it is only available line by line. */
export function BulkReason({ reason, isMissing, onChoose }: BulkReasonProps) {
  const t = useMessages('review')
  const tResults = useMessages('results')
  return (
    <Select
      aria-label={t('reason.label')}
      placeholder={t(isMissing ? 'reason.missing' : 'reason.label')}
      error={isMissing}
      size="xs"
      w={170}
      clearable
      data={reasonChoices(tResults).filter(({ value }) => value !== 'other')}
      value={reason}
      onChange={onChoose}
    />
  )
}
