// The texts of the team pages.

import type { HeldWork } from '#contract/members.ts'
import type { TeamMember } from '#contract/stores.ts'
import type { OrganizationRole, StoreRole } from '#domain/permission.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'

/** The work of a person who is about to be removed; undefined: none. */
export function assignedWorkWords(
  name: string,
  { shelves, unsentCounts }: HeldWork,
  t: Messages<'team'>,
): string | undefined {
  const held = shelves > 0 ? [t('work.shelves', { name, count: shelves })] : []
  const unsent = unsentCounts > 0 ? [t('work.unsent', { count: unsentCounts })] : []
  return [...held, ...unsent].join(' ') || undefined
}

export interface NamedSeat {
  readonly name: string
  readonly role: StoreRole
}

/** A person's roles and stores: "Scanner in Harbor Street and Mill Lane". */
export function describeSeats(
  role: OrganizationRole,
  seats: readonly NamedSeat[],
  t: Messages<'team'>,
  list: Formats['list'],
): string {
  if (role === 'owner') return t('ownerEverywhere')
  const [first] = seats
  if (!first) return t('noStore')
  const isUniform = seats.every((seat) => seat.role === first.role)
  if (isUniform) {
    return t('roleIn', { role: first.role, stores: list(seats.map(({ name }) => name)) })
  }
  return seats.map((seat) => t('nameAndRole', { name: seat.name, role: seat.role })).join(', ')
}

/** "5 people, 2 managers". */
export function describeTeam(
  team: readonly Pick<TeamMember, 'role'>[],
  t: Messages<'team'>,
): string {
  const managers = team.filter(({ role }) => role === 'manager').length
  if (managers === team.length) return t('people', { count: team.length })
  return t('peopleAndManagers', { count: team.length, managers })
}

// The texts after inviting people: they mention email only if there is a mail server.

interface MadeFor {
  /** Null: for anyone who has the link. */
  readonly email: string | null
}

export function invitedTitle(
  made: readonly MadeFor[],
  sendsMail: boolean | undefined,
  t: Messages<'team'>,
): string {
  const [first, second] = made
  if (second) return t(sendsMail ? 'invited.sent' : 'invited.made', { count: made.length })
  if (!first?.email) return t('invited.link')
  return t(sendsMail ? 'invited.sentTo' : 'invited.madeFor', { email: first.email })
}

/** Undefined: nothing has to be sent by hand, or that is not known yet. */
export function handOverNote(
  made: readonly MadeFor[],
  sendsMail: boolean | undefined,
  t: Messages<'team'>,
): string | undefined {
  if (sendsMail !== false || !made.some(({ email }) => email)) return undefined
  return t('invited.handOver', { count: made.length })
}

export function sentAgain(
  email: string | null,
  sendsMail: boolean | undefined,
  t: Messages<'team'>,
): string {
  if (!email) return t('again.link')
  return t(sendsMail ? 'again.sentTo' : 'again.linkFor', { email })
}
