import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SessionUser } from '#contract/backend.ts'
import type { InvitationPreview } from '#contract/invitations.ts'
import { LinkButton } from '#web/kit/links.tsx'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import { VisitorFrame } from '#web/kit/visitor-frame.tsx'
import type { Arrival } from './arrival.ts'
import { SwitchAccount } from './switch-account.tsx'

interface InvitationEndedProps {
  readonly arrival: Exclude<Arrival, { kind: 'open' }>
  readonly token: string
  readonly viewer: SessionUser | null
}

/** Why there is nothing to accept, and where to go instead. */
export function InvitationEnded({ arrival, token, viewer }: InvitationEndedProps) {
  const t = useMessages('invitation')
  const onward = <Onward isSignedIn={viewer !== null} />
  switch (arrival.kind) {
    case 'unknown':
      return (
        <Told title={t('ended.unknown')} action={onward}>
          {t('ended.unknownText')}
        </Told>
      )
    case 'wrong account':
      return (
        <Told
          title={t('ended.otherAccount')}
          action={
            <Stack gap="xs">
              <SwitchAccount token={token} look="button" />
              {onward}
            </Stack>
          }
        >
          {t('ended.otherAccountText', { invited: arrival.email, viewer: viewer?.email ?? '' })}
        </Told>
      )
    case 'joined':
      return (
        <Told title={t('ended.joined')} action={<GoTo storeId={arrival.storeId} />}>
          {t('ended.joinedText')}
        </Told>
      )
    case 'ended':
      return (
        <Told title={t(`ended.${arrival.state}`)} action={onward}>
          {t(`ended.${arrival.state}Text`)} {sayOrigin(arrival.invitation, t)}
        </Told>
      )
  }
}

function sayOrigin(
  { invitedBy, organizationName }: InvitationPreview,
  t: Messages<'invitation'>,
): string | null {
  return invitedBy
    ? t('ended.cameFrom', { person: invitedBy, organization: organizationName })
    : null
}

interface ToldProps {
  readonly title: string
  readonly action: ReactNode
  readonly children: ReactNode
}

function Told({ title, action, children }: ToldProps) {
  return (
    <VisitorFrame title={title} lead={children}>
      {action}
    </VisitorFrame>
  )
}

function Onward({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const t = useMessages('invitation')
  return isSignedIn ? (
    <LinkButton to="/stores" variant="default" fullWidth>
      {t('goTo.stores')}
    </LinkButton>
  ) : (
    <LinkButton to="/" variant="default" fullWidth>
      {t('goTo.home')}
    </LinkButton>
  )
}

function GoTo({ storeId }: { readonly storeId: string | null }) {
  const t = useMessages('invitation')
  if (storeId === null) return <Onward isSignedIn />
  return (
    <LinkButton to="/stores/$storeId" params={{ storeId }} fullWidth>
      {t('goTo.store')}
    </LinkButton>
  )
}
