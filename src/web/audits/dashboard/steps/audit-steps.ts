// Which steps an audit offers here, in the order of the header: secondary ones first.

import type { AuditDashboard, AuditDetails, Checklist } from '#contract/audits.ts'
import {
  type AuditOperation,
  type AuditStatus,
  type ChecklistPointId,
  canOperate,
} from '#domain/audit.ts'

/** The steps on this page; completing is part of the review. */
export type AuditStep = Exclude<AuditOperation, 'importBaseline' | 'complete'>

export interface StepProps {
  readonly storeId: string
  readonly audit: AuditDetails
  readonly dashboard: AuditDashboard
  readonly checklist: Checklist
  /** How many shelves would be counted. */
  readonly shelves: number
  /** Shows what a point of the closing checklist is about. */
  readonly onPoint: (point: ChecklistPointId) => void
  readonly onClose: () => void
}

const IN_HEADER: readonly AuditStep[] = ['stop', 'resume', 'reopen', 'start', 'submit']

/** The steps in the header; canceling is in the menu. */
export function stepsFor(status: AuditStatus): readonly AuditStep[] {
  return IN_HEADER.filter((step) => canOperate(status, step))
}

/** The primary step of the page. Undefined if that is on another page. */
export function mainStep(status: AuditStatus): AuditStep | undefined {
  if (canOperate(status, 'start')) return 'start'
  return canOperate(status, 'submit') ? 'submit' : undefined
}

/** The main step is filled once nothing known here prevents it. */
export function variantOf(
  step: AuditStep,
  status: AuditStatus,
  { isChecked, shelves }: { readonly isChecked: boolean; readonly shelves: number },
): 'default' | 'light' | 'filled' {
  if (step !== mainStep(status)) return 'default'
  return (step === 'submit' && !isChecked) || (step === 'start' && shelves === 0)
    ? 'light'
    : 'filled'
}
