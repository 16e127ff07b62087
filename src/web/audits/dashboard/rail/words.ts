// The texts of the lists beside the wall.

import type { RecentCount, UnknownCode } from '#contract/scan-events.ts'
import type { AssignmentStatus } from '#domain/assignment.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import type { ScanWarning } from '#domain/scan-warning.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '#web/kit/use-messages.ts'

type CountFacts = Pick<
  RecentCount,
  'kind' | 'itemName' | 'code' | 'roomName' | 'shelfCode' | 'userName' | 'quarantined'
>

export interface CountWords {
  readonly name: string
  readonly place: string
}

/** What was counted, then where and by whom. */
export function describeCount(count: CountFacts, t: Messages<'dashboard'>): CountWords {
  const place = count.shelfCode ?? count.roomName
  const setAside = count.quarantined ? t('count.setAside') : undefined
  const parts = [place, firstName(count.userName), setAside]
  return {
    name: nameOf(count, t),
    place: parts.filter((part) => part !== undefined).join(' · '),
  }
}

function nameOf({ kind, itemName, code }: CountFacts, t: Messages<'dashboard'>): string {
  if (kind === 'empty') return t('count.empty')
  const name = itemName ?? (code === null ? t('count.unknown') : shownCode(code))
  return kind === 'void' ? t('count.undone', { item: name }) : name
}

function firstName(name: string | null): string | undefined {
  return name?.split(' ')[0]
}

type UnknownFacts = Pick<UnknownCode, 'places' | 'before' | 'after' | 'photoFileIds' | 'notes'>

/** Where it was found, and what helps to recognize it: its neighbor, a photo, a note. */
export function describeUnknown(facts: UnknownFacts, t: Messages<'dashboard'>): string {
  const { before, after, photoFileIds, notes } = facts
  const [note] = notes
  const neighbour = before?.itemName ?? after?.itemName
  const parts = [
    placeOf(facts, t),
    neighbour && t('unknown.next', { item: neighbour }),
    photoFileIds.length > 0 && t('unknown.photo'),
    note && t('unknown.note', { note }),
  ]
  return parts.filter(Boolean).join(', ')
}

function placeOf({ places }: UnknownFacts, t: Messages<'dashboard'>): string {
  const [first] = places
  if (!first) return t('unknown.nowhere')
  const place = first.shelfCode ?? first.roomName
  return places.length > 1 ? t('unknown.placeMore', { place, count: places.length - 1 }) : place
}

/** How many were counted; a dash if none of it takes effect. */
export function unknownAmount(
  { quantity }: Pick<UnknownCode, 'quantity'>,
  formats: Pick<Formats, 'quantity'>,
): string {
  const said = formats.quantity(quantity)
  return quantity === null ? said : `×${said}`
}

/** The state of the shelf decides what happens to a late count. */
const LATE: Readonly<
  Partial<Record<AssignmentStatus, 'late.returned' | 'late.excluded' | 'late.cancelled'>>
> = {
  returned: 'late.returned',
  excluded: 'late.excluded',
  cancelled: 'late.cancelled',
}

export function describeWarnings(
  { warnings, shelfStatus }: Pick<RecentCount, 'warnings' | 'shelfStatus'>,
  t: Messages<'dashboard'>,
  tShared: Messages<'shared'>,
): string {
  const late = LATE[shelfStatus]
  const say = (warning: ScanWarning) =>
    warning === 'closed_shelf' && late ? t(late) : tShared(`warning.${warning}`)
  return warnings.map(say).join(', ')
}
