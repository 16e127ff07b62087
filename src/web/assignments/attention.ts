// What of an audit needs somebody, in the words of the shop.

import type { ChecklistPoint } from '#domain/audit.ts'
import { countOf } from '#domain/count-words.ts'

export interface Attention {
  readonly id: string
  readonly text: string
  /** Where it is looked after. */
  readonly place: 'overview' | 'assignments' | 'inventory'
  /** Which part of the place. */
  readonly view?: 'quarantined'
}

export function attentionOf(points: readonly ChecklistPoint[]): readonly Attention[] {
  return points.flatMap(({ id, open }) => (open > 0 ? [describe(id, open)] : []))
}

function describe(id: ChecklistPoint['id'], open: number): Attention {
  switch (id) {
    case 'coverage':
      return { id, text: `${countOf(open, 'shelf', 'shelves')} left`, place: 'assignments' }
    case 'unsent_events':
      return { id, text: `${countOf(open, 'count')} unsent`, place: 'overview' }
    case 'unknown_codes':
      return { id, text: countOf(open, 'unknown code'), place: 'inventory' }
    case 'recounts':
      return { id, text: `${countOf(open, 'recount')} open`, place: 'assignments' }
    case 'control_totals':
      return { id, text: `${countOf(open, 'control total')} not met`, place: 'overview' }
    case 'set_aside':
      return {
        id,
        text: `${countOf(open, 'count')} set aside`,
        place: 'inventory',
        view: 'quarantined',
      }
  }
}
