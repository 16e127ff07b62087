import type { VarianceLine } from '#contract/audit-variances.ts'
import { formatQuantity } from '../kit/format-number.ts'

type Line = Pick<VarianceLine, 'counted' | 'due' | 'review' | 'places'>

/** Expected where everybody has looked, and nobody counted it; until somebody says that there is none. */
export function isNotFound({ counted, due, review }: Omit<Line, 'places'>): boolean {
  return counted === null && due !== null && review !== 'zero'
}

const NAMED_PLACES = 3

/** "12 expected on S-04, not found". */
export function describeNotFound({ due, places }: Pick<Line, 'due' | 'places'>): string {
  const signs = places
    .filter(({ expected, counted, handedIn }) => handedIn && expected && counted === null)
    .map(({ shelfCode, roomName }) => shelfCode ?? roomName)
  const more = signs.length > NAMED_PLACES ? ` and ${signs.length - NAMED_PLACES} more` : ''
  const where = signs.length === 0 ? '' : ` on ${signs.slice(0, NAMED_PLACES).join(', ')}${more}`
  return `${formatQuantity(due)} expected${where}, not found`
}
