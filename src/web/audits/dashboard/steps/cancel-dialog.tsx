import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { countOf } from '#domain/count-words.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { StepProps } from './audit-steps.ts'
import { ReasonField } from './reason-field.tsx'

export function CancelDialog({ audit, dashboard, onClose }: StepProps) {
  const { auditId, name } = audit
  const updateStatus = useBackendMutation(api.audits.updateStatus)
  const [reason, setReason] = useState('')
  const [typedName, setTypedName] = useState('')
  const { events } = dashboard.progress
  const isNamed = events === 0 || typedName === name
  return (
    <ActionDialog
      title="Cancel audit"
      confirmLabel="Cancel audit"
      isDangerous
      isReady={reason.trim() !== '' && isNamed}
      onConfirm={() =>
        updateStatus({ auditId, status: 'cancelled', reason: reason.trim(), typedName })
      }
      onClose={onClose}
    >
      <p>
        {events === 0
          ? 'Nothing was counted yet.'
          : `${countOf(events, 'count')} stay readable and leave every report.`}{' '}
        A cancelled audit cannot be taken up again.
      </p>
      <ReasonField label="Why is it cancelled?" value={reason} onChange={setReason} />
      {events > 0 && (
        <TextInput
          label={`Type the name of the audit: ${name}`}
          value={typedName}
          onChange={(event) => setTypedName(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
    </ActionDialog>
  )
}
