import type { ImportSummary } from '#contract/imports.ts'
import { countOf } from '#domain/count-words.ts'

type StayingOut = Pick<ImportSummary, 'bad' | 'leftOut' | 'byCode'>

/** Rows of the file that the store will not have afterwards, whatever the reason. */
export function rowsStayingOut({ bad, leftOut, byCode }: StayingOut): number {
  return bad + leftOut + (byCode.other_site ?? 0)
}

/** "400 rows with errors, 3 rows left out by you, 33 rows of other locations". */
export function describeStayOut({ bad, leftOut, byCode }: StayingOut): string {
  const elsewhere = byCode.other_site ?? 0
  const parts = [
    bad > 0 && `${countOf(bad, 'row')} with errors`,
    leftOut > 0 && `${countOf(leftOut, 'row')} left out by you`,
    elsewhere > 0 && `${countOf(elsewhere, 'row')} of other locations`,
  ]
  return parts.filter(Boolean).join(', ')
}

const NAMED_ROOMS = 3
const NAMED_SHELVES = 6

/** "In Cold: C/1, C/2; in Pantry: P/1 and others". */
export function describePlaces(places: ImportSummary['newPlaces']): string {
  const rooms = places.slice(0, NAMED_ROOMS).map(({ room, codes }) => {
    const more = codes.length > NAMED_SHELVES ? ' and others' : ''
    return `in ${room}: ${codes.slice(0, NAMED_SHELVES).join(', ')}${more}`
  })
  const rest = places.length > NAMED_ROOMS ? '; and in other rooms' : ''
  const text = `${rooms.join('; ')}${rest}`
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** "stock.csv, version 2"; a list of items has no versions. */
export function describeVersion({
  fileName,
  version,
}: {
  readonly fileName: string | null
  readonly version: number | null
}): string {
  const name = fileName ?? 'what was entered by hand'
  return version === null ? name : `${name}, version ${version}`
}
