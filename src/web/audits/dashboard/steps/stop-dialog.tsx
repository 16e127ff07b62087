import { useState } from 'react'
import { api } from '#contract/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { StepProps } from './audit-steps.ts'
import { ReasonField } from './reason-field.tsx'

export function StopDialog({ audit: { auditId }, onClose }: StepProps) {
  const stop = useBackendMutation(api.audits.stop)
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title="Stop counting"
      confirmLabel="Stop counting"
      isReady={reason.trim() !== ''}
      onConfirm={() => stop({ auditId, reason: reason.trim() })}
      onClose={onClose}
    >
      <p>
        Nothing that was counted is lost. Counts made before the stop are taken even when they
        arrive late; those made after it wait for your decision.
      </p>
      <ReasonField label="Why do you stop?" value={reason} onChange={setReason} />
    </ActionDialog>
  )
}
