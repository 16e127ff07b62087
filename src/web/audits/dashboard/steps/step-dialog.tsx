import { useState } from 'react'
import { countOf } from '#domain/count-words.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { ShelfPicker } from '../wall/shelf-picker.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { AuditStep, StepProps } from './audit-steps.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { StartDialog } from './start-dialog.tsx'
import { SubmitDialog } from './submit-dialog.tsx'

/** What a step asks for before it is taken. */
export function StepDialog({ step, ...props }: StepProps & { readonly step: AuditStep }) {
  switch (step) {
    case 'start':
      return <StartDialog {...props} />
    case 'stop':
      return <StopDialog {...props} />
    case 'submit':
      return <SubmitDialog {...props} />
    case 'reopen':
      return <ReopenDialog {...props} />
    case 'cancel':
      return <CancelDialog {...props} />
    case 'resume':
      return null
  }
}

function ReopenDialog({ audit: { auditId }, dashboard, onClose }: StepProps) {
  const reopen = useBackendMutation(api.audits.reopenSubmittedAudit)
  const [reason, setReason] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <ActionDialog
      title="Reopen audit"
      confirmLabel={`Count ${countOf(chosen.size, 'shelf', 'shelves')} again`}
      isReady={reason.trim() !== '' && chosen.size > 0}
      onConfirm={() => reopen({ auditId, reason: reason.trim(), auditAssignmentIds: [...chosen] })}
      onClose={onClose}
    >
      <p>
        The shelves you choose get a new round; what was counted there stays readable and leaves the
        totals. Decisions about their lines are asked again.
      </p>
      <ShelfPicker rooms={dashboard.rooms} chosen={chosen} onChange={setChosen} />
      <ReasonField label="Why is it reopened?" value={reason} onChange={setReason} />
    </ActionDialog>
  )
}

function StopDialog({ audit: { auditId }, onClose }: StepProps) {
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
