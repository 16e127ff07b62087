import type { AuditStatus } from '#domain/audit.ts'

/** Why nobody counts now; undefined while they do. */
export function pauseWords(status: AuditStatus): string | undefined {
  switch (status) {
    case 'active':
      return undefined
    case 'draft':
      return 'Counting has not started'
    case 'stopped':
      return 'Counting is stopped'
    case 'submitted':
    case 'completed':
      return 'Counting is closed'
    case 'cancelled':
      return 'This count is cancelled'
  }
}
