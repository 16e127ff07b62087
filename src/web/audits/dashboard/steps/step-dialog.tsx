import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { ShelfPicker } from '../wall/shelf-picker.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { AuditStep, StepProps } from './audit-steps.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReasonField } from './reason-field.tsx'
import { StartDialog } from './start-dialog.tsx'
import { SubmitDialog } from './submit-dialog.tsx'

/** The input that a step needs first. */
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
  const t = useMessages('dashboard')
  const reopen = useBackendMutation(api.audits.reopenSubmittedAudit)
  const [reason, setReason] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <ActionDialog
      title={t('reopen.title')}
      confirmLabel={t('reopen.confirm', { shelves: chosen.size })}
      isReady={reason.trim() !== '' && chosen.size > 0}
      onConfirm={() => reopen({ auditId, reason: reason.trim(), auditAssignmentIds: [...chosen] })}
      onClose={onClose}
    >
      <p>{t('reopen.text')}</p>
      <ShelfPicker rooms={dashboard.rooms} chosen={chosen} onChange={setChosen} />
      <ReasonField label={t('reopen.why')} value={reason} onChange={setReason} />
    </ActionDialog>
  )
}

function StopDialog({ audit: { auditId }, onClose }: StepProps) {
  const t = useMessages('dashboard')
  const stop = useBackendMutation(api.audits.stop)
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={t('step.stop')}
      confirmLabel={t('step.stop')}
      isReady={reason.trim() !== ''}
      onConfirm={() => stop({ auditId, reason: reason.trim() })}
      onClose={onClose}
    >
      <p>{t('stop.text')}</p>
      <ReasonField label={t('stop.why')} value={reason} onChange={setReason} />
    </ActionDialog>
  )
}
