import type { AuditStep, StepProps } from './audit-steps.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import { StartDialog } from './start-dialog.tsx'
import { StopDialog } from './stop-dialog.tsx'
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
