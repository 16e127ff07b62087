// What in an audit needs a manager, in everyday words.

import type { ChecklistPoint } from '#domain/audit.ts'
import type { Messages } from '../kit/use-messages.ts'

export interface Attention {
  readonly id: string
  readonly text: string
  /** The page of the audit where it is handled. */
  readonly page: 'overview' | 'assignments' | 'inventory'
  /** Which view of that page. */
  readonly view?: 'quarantined'
}

export function attentionOf(
  points: readonly ChecklistPoint[],
  t: Messages<'overview'>,
): readonly Attention[] {
  return points.flatMap(({ id, open }) =>
    open > 0 ? [{ id, text: t(`needs.${id}`, { count: open }), ...whereOf(id) }] : [],
  )
}

function whereOf(id: ChecklistPoint['id']): Pick<Attention, 'page' | 'view'> {
  switch (id) {
    case 'coverage':
    case 'recounts':
      return { page: 'assignments' }
    case 'unsent_events':
    case 'control_totals':
      return { page: 'overview' }
    case 'unknown_codes':
      return { page: 'inventory' }
    case 'set_aside':
      return { page: 'inventory', view: 'quarantined' }
  }
}
