/** What the journal is cut by. */
export const SUBJECTS = [
  { value: 'audits', label: 'Audits' },
  { value: 'auditAssignments', label: 'Shelves of audits' },
  { value: 'scanEvents', label: 'Unknown codes and late counts' },
  { value: 'items', label: 'Items' },
  { value: 'imports', label: 'Imports' },
  { value: 'rooms', label: 'Rooms' },
  { value: 'shelves', label: 'Shelves' },
  { value: 'stores', label: 'Store' },
  { value: 'users', label: 'Team' },
  { value: 'invitations', label: 'Invitations' },
  { value: 'members', label: 'Members' },
  { value: 'organizations', label: 'Organization' },
  { value: 'billing', label: 'Plan and billing' },
  { value: 'insights', label: 'Findings' },
  { value: 'labels', label: 'Labels' },
  { value: 'ai', label: 'Language model' },
] as const
