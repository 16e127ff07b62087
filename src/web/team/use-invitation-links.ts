import { useState } from 'react'
import type { InvitationLink } from '#contract/invitations.ts'

export interface InvitationLinks {
  readonly tokenOf: (invitationId: string) => string | undefined
  readonly remember: (link: InvitationLink) => void
  readonly forget: (invitationId: string) => void
}

/** The links made while this page is open. They cannot be shown again later. */
export function useInvitationLinks(): InvitationLinks {
  const [tokens, setTokens] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    tokenOf: (invitationId) => tokens.get(invitationId),
    remember: ({ id, token }) => setTokens((known) => new Map(known).set(id, token)),
    forget: (invitationId) =>
      setTokens((known) => new Map([...known].filter(([id]) => id !== invitationId))),
  }
}
