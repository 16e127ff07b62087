import type { ImportSummary } from '#contract/imports.ts'
import type { Messages } from '../kit/use-messages.ts'

type StayingOut = Pick<ImportSummary, 'bad' | 'leftOut' | 'byCode'>

/** Rows of the file that will not be in the store afterwards, for whatever reason. */
export function rowsStayingOut({ bad, leftOut, byCode }: StayingOut): number {
  return bad + leftOut + (byCode.other_site ?? 0)
}

/** "400 rows with errors, 3 rows excluded by you, 33 rows of other locations". */
export function describeStayOut(
  { bad, leftOut, byCode }: StayingOut,
  t: Messages<'imports'>,
): string {
  const elsewhere = byCode.other_site ?? 0
  const parts = [
    bad > 0 && t('skipped.bad', { count: bad }),
    leftOut > 0 && t('skipped.byYou', { count: leftOut }),
    elsewhere > 0 && t('skipped.elsewhere', { count: elsewhere }),
  ]
  return parts.filter(Boolean).join(', ')
}

const NAMED_ROOMS = 3
const NAMED_SHELVES = 6

/** "Cold: C/1, C/2; Pantry: P/1 and others". */
export function describePlaces(places: ImportSummary['newPlaces'], t: Messages<'imports'>): string {
  const rooms = places
    .slice(0, NAMED_ROOMS)
    .map(({ room, codes }) =>
      t(codes.length > NAMED_SHELVES ? 'places.roomMore' : 'places.room', {
        room,
        codes: codes.slice(0, NAMED_SHELVES).join(', '),
      }),
    )
    .join('; ')
  return places.length > NAMED_ROOMS ? t('places.more', { rooms }) : rooms
}

/** "stock.csv, version 2"; a list of items has no versions. */
export function describeVersion({ fileName, version }: Versioned, t: Messages<'imports'>): string {
  const file = fileName ?? t('version.byHand')
  return version === null ? file : t('version.of', { file, version })
}

interface Versioned {
  readonly fileName: string | null
  readonly version: number | null
}
