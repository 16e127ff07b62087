import { Stack } from '@mantine/core'
import type { SessionUser } from '#contract/backend.ts'
import type { InvitationPreview } from '#contract/invitations.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { NarrowFrame } from '#web/kit/narrow-frame.tsx'
import { Facts } from '#web/kit/section.tsx'
import { DeclineButton } from '../decline-button.tsx'
import { describeSeats } from '../words.ts'
import { SwitchAccount } from './switch-account.tsx'

interface OpenInvitationProps {
  readonly token: string
  readonly viewer: SessionUser | null
  readonly invitation: InvitationPreview
}

export function OpenInvitation({ token, viewer, invitation }: OpenInvitationProps) {
  const lead = viewer
    ? 'Accept the invitation, and you can start at once.'
    : 'Say who you are, and the invitation is accepted.'
  const foot = viewer && (
    <>
      Not {viewer.email}? <SwitchAccount token={token} look="link" />
    </>
  )
  return (
    <NarrowFrame title={`Join ${invitation.organizationName}`} lead={lead} foot={foot}>
      <Stack gap="lg">
        <InvitationFacts invitation={invitation} />
        {viewer ? <Answer token={token} email={viewer.email} /> : <Introduction token={token} />}
      </Stack>
    </NarrowFrame>
  )
}

function Introduction({ token }: { readonly token: string }) {
  return (
    <Stack gap="xs">
      <LinkButton to="/sign-up" search={{ invitation: token }} fullWidth>
        Create an account
      </LinkButton>
      <LinkButton to="/sign-in" search={{ invitation: token }} variant="default" fullWidth>
        Sign in
      </LinkButton>
    </Stack>
  )
}

interface AnswerProps {
  readonly token: string
  readonly email: string
}

function Answer({ token, email }: AnswerProps) {
  return (
    <Stack gap="xs">
      <LinkButton to="/invite/accept" search={{ token }} preload={false} fullWidth>
        Accept as {email}
      </LinkButton>
      <DeclineInvitation token={token} />
    </Stack>
  )
}

function DeclineInvitation({ token }: { readonly token: string }) {
  const decline = useBackendMutation(api.invitations.decline)
  return <DeclineButton fullWidth onDecline={() => decline({ token })} />
}

/** What an invitation offers. */
function InvitationFacts({ invitation }: { readonly invitation: InvitationPreview }) {
  const { invitedBy, role, stores, email } = invitation
  return (
    <Facts
      facts={[
        ...(invitedBy ? [{ id: 'by', name: 'Invited by', value: invitedBy }] : []),
        ...(email ? [{ id: 'for', name: 'For', value: email }] : []),
        { id: 'as', name: 'As', value: describeSeats(role, stores) },
      ]}
    />
  )
}
