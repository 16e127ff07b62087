import { SHELF_LOOKS } from '../../kit/shelf-status.tsx'
import type { WallFilter } from './wall.ts'

/** What a filter without hits says. */
export function describeFilter(filter: WallFilter): string {
  if (filter === 'all') return 'No shelves yet.'
  if (filter === 'left') return 'No shelf is left: every one is covered.'
  return `No shelf is ${SHELF_LOOKS[filter].word.toLowerCase()} now.`
}
