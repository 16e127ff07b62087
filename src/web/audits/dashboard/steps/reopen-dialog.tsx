import { useState } from 'react'
import { api } from '#contract/api.ts'
import { countOf } from '#domain/count-words.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { ShelfPicker } from '../wall/shelf-picker.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { StepProps } from './audit-steps.ts'
import { ReasonField } from './reason-field.tsx'

export function ReopenDialog({ audit: { auditId }, dashboard, onClose }: StepProps) {
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
