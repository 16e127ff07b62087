import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { StepProps } from './audit-steps.ts'
import { ReasonField } from './reason-field.tsx'

export function CancelDialog({ audit, dashboard, onClose }: StepProps) {
  const { auditId, name } = audit
  const updateStatus = useBackendMutation(api.audits.updateStatus)
  const [reason, setReason] = useState('')
  const [typedName, setTypedName] = useState('')
  const { events } = dashboard.progress
  const t = useMessages('dashboard')
  const isNamed = events === 0 || typedName === name
  return (
    <ActionDialog
      title={t('cancel.title')}
      confirmLabel={t('cancel.title')}
      isDangerous
      isReady={reason.trim() !== '' && isNamed}
      onConfirm={() =>
        updateStatus({ auditId, status: 'cancelled', reason: reason.trim(), typedName })
      }
      onClose={onClose}
    >
      <p>{events === 0 ? t('cancel.nothing') : t('cancel.text', { count: events })}</p>
      <ReasonField label={t('cancel.why')} value={reason} onChange={setReason} />
      {events > 0 && (
        <TextInput
          label={t('cancel.typeName', { name })}
          value={typedName}
          onChange={(event) => setTypedName(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
    </ActionDialog>
  )
}
