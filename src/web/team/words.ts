// What the pages of a team say.

import type { HeldWork } from '#contract/members.ts'
import type { TeamMember } from '#contract/stores.ts'
import { countOf } from '#domain/count-words.ts'
import type { OrganizationRole, StoreRole } from '#domain/permission.ts'
import { roleName } from '../shared/role-name.ts'

/** What somebody who is about to be removed has in hand; undefined: nothing. */
export function assignedWorkWords(
  name: string,
  { shelves, unsentCounts }: HeldWork,
): string | undefined {
  const held = shelves > 0 ? [`${name} holds ${countOf(shelves, 'shelf', 'shelves')} now.`] : []
  const verb = unsentCounts === 1 ? 'is' : 'are'
  const unsent =
    unsentCounts > 0
      ? [
          `${countOf(unsentCounts, 'count')} on their phone ${verb} not sent yet: wait until it has sent.`,
        ]
      : []
  return [...held, ...unsent].join(' ') || undefined
}

export interface NamedSeat {
  readonly name: string
  readonly role: StoreRole
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** What somebody is, and where: "Scanner in Harbor Street and Mill Lane". */
export function describeSeats(role: OrganizationRole, seats: readonly NamedSeat[]): string {
  if (role === 'owner') return 'Owner, in every store'
  const [first] = seats
  if (!first) return 'In no store'
  const isUniform = seats.every((seat) => seat.role === first.role)
  if (isUniform) return `${roleName(first.role)} in ${listed.format(seats.map(({ name }) => name))}`
  return seats.map(({ name, role }) => `${name} (${roleName(role).toLowerCase()})`).join(', ')
}

/** "5 people, 2 of them managers". */
export function describeTeam(team: readonly Pick<TeamMember, 'role'>[]): string {
  const managers = team.filter(({ role }) => role === 'manager').length
  const people = countOf(team.length, 'person', 'people')
  if (managers === team.length) return people
  return `${people}, ${managers} of them ${managers === 1 ? 'a manager' : 'managers'}`
}

// What is said once people are invited: that mail is on its way only where there is a mail server.

interface MadeFor {
  /** Null: for whoever has the link. */
  readonly email: string | null
}

export function invitedTitle(made: readonly MadeFor[], sendsMail: boolean | undefined): string {
  const [first, second] = made
  if (second) {
    const count = countOf(made.length, 'invitation')
    return sendsMail ? `${count} sent` : `${count} made`
  }
  if (!first?.email) return 'The link is ready'
  return sendsMail ? `Invitation sent to ${first.email}` : `Invitation made for ${first.email}`
}

/** Undefined: nothing has to be done by hand, or nobody knows yet. */
export function handOverNote(
  made: readonly MadeFor[],
  sendsMail: boolean | undefined,
): string | undefined {
  if (sendsMail !== false || !made.some(({ email }) => email)) return undefined
  return made.length > 1
    ? 'Nothing was mailed: this installation has no mail server. Hand each person their own link.'
    : 'Nothing was mailed: this installation has no mail server. Hand over the link yourself.'
}

export function sentAgain(email: string | null, sendsMail: boolean | undefined): string {
  const old = 'The old link no longer works.'
  if (!email) return `There is a new link. ${old}`
  return sendsMail ? `Sent again to ${email}. ${old}` : `There is a new link for ${email}. ${old}`
}
