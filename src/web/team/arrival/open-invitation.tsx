import { Stack } from '@mantine/core'
import type { SessionUser } from '#contract/backend.ts'
import type { InvitationPreview } from '#contract/invitations.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { LinkButton } from '#web/kit/links.tsx'
import { Facts } from '#web/kit/section.tsx'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { VisitorFrame } from '#web/kit/visitor-frame.tsx'
import { DeclineButton } from '../decline-button.tsx'
import { sayOfferedSeats } from './offered-seats.ts'
import { SwitchAccount } from './switch-account.tsx'

interface OpenInvitationProps {
  readonly token: string
  readonly viewer: SessionUser | null
  readonly invitation: InvitationPreview
}

export function OpenInvitation({ token, viewer, invitation }: OpenInvitationProps) {
  const t = useMessages('invitation')
  const foot =
    viewer &&
    t('open.notYou', {
      email: viewer.email,
      link: (text) => <SwitchAccount token={token} look="link" label={text} />,
    })
  return (
    <VisitorFrame
      title={t('open.title', { organization: invitation.organizationName })}
      lead={viewer ? t('open.leadSignedIn') : t('open.leadVisitor')}
      foot={foot}
    >
      <Stack gap="lg">
        <InvitationFacts invitation={invitation} />
        {viewer ? <Answer token={token} email={viewer.email} /> : <Introduction token={token} />}
      </Stack>
    </VisitorFrame>
  )
}

function Introduction({ token }: { readonly token: string }) {
  const t = useMessages('invitation')
  return (
    <Stack gap="xs">
      <LinkButton to="/sign-up" search={{ invitation: token }} fullWidth>
        {t('open.createAccount')}
      </LinkButton>
      <LinkButton to="/sign-in" search={{ invitation: token }} variant="default" fullWidth>
        {t('open.signIn')}
      </LinkButton>
    </Stack>
  )
}

interface AnswerProps {
  readonly token: string
  readonly email: string
}

function Answer({ token, email }: AnswerProps) {
  const t = useMessages('invitation')
  return (
    <Stack gap="xs">
      <LinkButton to="/invite/accept" search={{ token }} preload={false} fullWidth>
        {t('open.accept', { email })}
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
  const t = useMessages('invitation')
  const formats = useFormats()
  const { invitedBy, email } = invitation
  return (
    <Facts
      facts={[
        ...(invitedBy ? [{ id: 'by', name: t('open.invitedBy'), value: invitedBy }] : []),
        ...(email ? [{ id: 'for', name: t('open.for'), value: email }] : []),
        { id: 'as', name: t('open.as'), value: sayOfferedSeats(invitation, t, formats) },
      ]}
    />
  )
}
