import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SessionUser } from '#contract/backend.ts'
import { refuseAcceptance } from '#domain/invitation.ts'
import { LinkButton } from '#web/kit/links.tsx'
import { NarrowFrame } from '#web/kit/narrow-frame.tsx'
import { whyNot } from '../why-not.ts'
import type { Arrival } from './arrival.ts'
import { SwitchAccount } from './switch-account.tsx'

interface InvitationEndedProps {
  readonly arrival: Exclude<Arrival, { kind: 'open' }>
  readonly token: string
  readonly viewer: SessionUser | null
}

/** Why there is nothing to accept, and where to go instead. */
export function InvitationEnded({ arrival, token, viewer }: InvitationEndedProps) {
  const onward = <Onward isSignedIn={viewer !== null} />
  switch (arrival.kind) {
    case 'unknown':
      return (
        <Told title="Unknown invitation" action={onward}>
          This link does not belong to any invitation. It may be incomplete, or a newer link has
          taken its place: open the newest one, or ask for another.
        </Told>
      )
    case 'wrong account':
      return (
        <Told
          title="For another account"
          action={
            <Stack gap="xs">
              <SwitchAccount token={token} look="button" />
              {onward}
            </Stack>
          }
        >
          This invitation is for {arrival.email}. You are signed in as {viewer?.email}.
        </Told>
      )
    case 'joined':
      return (
        <Told title="You are in already" action={<GoTo storeId={arrival.storeId} />}>
          There is nothing left to accept: what this invitation offers is open to you.
        </Told>
      )
    case 'ended':
      return (
        <Told title={ENDINGS[arrival.state]} action={onward}>
          {whyNot(() => refuseAcceptance(arrival.state, null, ''))}
          {arrival.state === 'accepted' && ' Each link works once: ask for one of your own.'}
          {arrival.invitation.invitedBy &&
            ` It came from ${arrival.invitation.invitedBy}, ${arrival.invitation.organizationName}.`}
        </Told>
      )
  }
}

const ENDINGS = {
  expired: 'Invitation expired',
  revoked: 'Invitation withdrawn',
  accepted: 'Invitation used',
  declined: 'Invitation declined',
} as const

interface ToldProps {
  readonly title: string
  readonly action: ReactNode
  readonly children: ReactNode
}

function Told({ title, action, children }: ToldProps) {
  return (
    <NarrowFrame title={title} lead={children}>
      {action}
    </NarrowFrame>
  )
}

function Onward({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return isSignedIn ? (
    <LinkButton to="/stores" variant="default" fullWidth>
      Go to my stores
    </LinkButton>
  ) : (
    <LinkButton to="/" variant="default" fullWidth>
      Go to the start page
    </LinkButton>
  )
}

function GoTo({ storeId }: { readonly storeId: string | null }) {
  if (storeId === null) return <Onward isSignedIn />
  return (
    <LinkButton to="/stores/$storeId" params={{ storeId }} fullWidth>
      Go to the store
    </LinkButton>
  )
}
