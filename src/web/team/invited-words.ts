// What is said once people are invited: that mail is on its way only where there is a mail server.

import { countOf } from '#domain/count-words.ts'

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
