import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconClipboardCheck,
  IconPlayerPlay,
  IconPlayerStop,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import type { AuditDetails, Checklist } from '#contract/audits.ts'
import { LinkButton } from '#web/kit/links.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { type AuditStep, stepsFor, variantOf } from './audit-steps.ts'

export interface AuditActionsProps {
  readonly storeId: string
  readonly audit: AuditDetails
  readonly checklist: Checklist
  /** How many shelves would be counted. */
  readonly shelves: number
  readonly onStep: (step: AuditStep) => void
}

const ICONS: Readonly<Record<AuditStep, TablerIcon>> = {
  start: IconPlayerPlay,
  stop: IconPlayerStop,
  resume: IconPlayerPlay,
  submit: IconSend,
  reopen: IconArrowBackUp,
  cancel: IconPlayerStop,
}

/** The next steps, with the main one last. */
export function AuditActions({ storeId, audit, checklist, shelves, onStep }: AuditActionsProps) {
  // A person who manages only some of the stores can only watch.
  const steps = audit.whole ? stepsFor(audit.status) : []
  const t = useMessages('dashboard')
  const isReviewed = audit.status === 'submitted' || audit.status === 'completed'
  return (
    <>
      {steps.map((step) => {
        const Icon = ICONS[step]
        return (
          <Button
            key={step}
            variant={variantOf(step, audit.status, { isChecked: checklist.met, shelves })}
            leftSection={<Icon size={16} stroke={1.8} aria-hidden />}
            onClick={() => onStep(step)}
          >
            {t(`step.${step}`)}
          </Button>
        )
      })}
      {isReviewed && (
        <LinkButton
          to="/stores/$storeId/audit/$id/results"
          params={{ storeId, id: audit.auditId }}
          leftSection={<IconClipboardCheck size={16} stroke={1.8} aria-hidden />}
        >
          {audit.status === 'submitted' ? t('step.review') : t('step.results')}
        </LinkButton>
      )}
    </>
  )
}
