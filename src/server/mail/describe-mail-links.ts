import type { StoredMail } from './local-outbox.ts'

/** Older links have expired, except for invitations. */
const MOST_SHOWN = 20

/** One paragraph per mail, newest first; with an address, only the mails to it. */
export function describeMailLinks(
  mails: readonly StoredMail[],
  address: string | undefined,
): readonly string[] {
  const wanted = address?.trim().toLowerCase()
  const found = mails.filter(({ to }) => wanted === undefined || to.toLowerCase() === wanted)
  if (found.length === 0) return [`No mail was kept${address ? ` for ${address}` : ''}.`]
  return found
    .slice(0, MOST_SHOWN)
    .flatMap(({ createdAt, to, subject, text }) => [
      `${new Date(createdAt).toISOString()}  ${to}  ${subject}`,
      `  ${linkIn(text) ?? 'It has no link.'}`,
    ])
}

function linkIn(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0]
}
