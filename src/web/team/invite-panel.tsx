import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { InvitationLinkPanel } from './invitation-link-panel.tsx'
import { InviteForm, type InviteFormProps } from './invite-form.tsx'
import styles from './rail-form.module.css'
import type { InvitationLinks } from './use-invitation-links.ts'
import type { NewInvitation } from './use-invite.ts'

interface InvitePanelProps extends Omit<InviteFormProps, 'onInvited'> {
  readonly links: InvitationLinks
}

/** A form until somebody is invited, then the newest link of that invitation. */
export function InvitePanel({ links, ...form }: InvitePanelProps) {
  const [made, setMade] = useState<NewInvitation>()
  const token = made && links.tokenOf(made.link.id)
  if (made && token !== undefined) {
    return <Invited email={made.email} token={token} onAgain={() => setMade(undefined)} />
  }
  return (
    <InviteForm
      {...form}
      onInvited={(invitation) => {
        links.remember(invitation.link)
        setMade(invitation)
      }}
    />
  )
}

interface InvitedProps {
  readonly email: string | null
  readonly token: string
  readonly onAgain: () => void
}

function Invited({ email, token, onAgain }: InvitedProps) {
  return (
    <Stack gap="sm">
      <h2 className={styles.told} tabIndex={-1} ref={focus}>
        {email ? `Invitation sent to ${email}` : 'The link is ready'}
      </h2>
      <InvitationLinkPanel token={token} look="panel" />
      <p className={styles.note}>
        The link can be copied only while this page is open: it is kept nowhere.
        {email && ` Only ${email} can accept it.`}
      </p>
      <Button variant="default" onClick={onAgain}>
        Invite somebody else
      </Button>
    </Stack>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
