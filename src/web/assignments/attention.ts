// What of an audit needs somebody, in the words of the shop.

import type { ChecklistPoint } from '#domain/audit.ts'
import { countOf } from '#domain/count-words.ts'

export interface Attention {
  readonly id: string
  readonly text: string
  /** The page of the audit on which it is looked after. */
  readonly page: 'overview' | 'assignments' | 'inventory'
  /** Which view of that page. */
  readonly view?: 'quarantined'
}

export function attentionOf(points: readonly ChecklistPoint[]): readonly Attention[] {
  return points.flatMap(({ id, open }) => (open > 0 ? [describe(id, open)] : []))
}

function describe(id: ChecklistPoint['id'], open: number): Attention {
  switch (id) {
    case 'coverage':
      return { id, text: `${countOf(open, 'shelf', 'shelves')} left`, page: 'assignments' }
    case 'unsent_events':
      return { id, text: `${countOf(open, 'count')} unsent`, page: 'overview' }
    case 'unknown_codes':
      return { id, text: countOf(open, 'unknown code'), page: 'inventory' }
    case 'recounts':
      return { id, text: `${countOf(open, 'recount')} open`, page: 'assignments' }
    case 'control_totals':
      return { id, text: `${countOf(open, 'control total')} not met`, page: 'overview' }
    case 'set_aside':
      return {
        id,
        text: `${countOf(open, 'count')} set aside`,
        page: 'inventory',
        view: 'quarantined',
      }
  }
}
