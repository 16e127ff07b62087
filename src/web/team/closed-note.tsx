import type { OrganizationSummary } from '#contract/organizations.ts'
import { HeldNote } from '../shared/held-note.tsx'
import { SuspendedNote } from './suspended-note.tsx'

interface ClosedNoteProps {
  readonly organization: Pick<OrganizationSummary, 'name' | 'suspendedReason' | 'unmet'>
}

/** Why an organization is closed to this login; nothing while it is open. */
export function ClosedNote({ organization: { name, suspendedReason, unmet } }: ClosedNoteProps) {
  if (unmet !== null) return <HeldNote name={name} unmet={unmet} />
  if (suspendedReason !== null) return <SuspendedNote name={name} reason={suspendedReason} />
  return null
}
