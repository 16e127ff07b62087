import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { InvitationLinkPanel } from './invitation-link-panel.tsx'
import { InviteForm, type InviteFormProps } from './invite-form.tsx'
import styles from './rail-form.module.css'
import type { NewInvitation } from './use-invite.ts'

/** A form until somebody is invited, then the link, for as long as the page is open. */
export function InvitePanel({ onInvited, ...form }: InviteFormProps) {
  const [made, setMade] = useState<NewInvitation>()
  if (made) return <Invited made={made} onAgain={() => setMade(undefined)} />
  return (
    <InviteForm
      {...form}
      onInvited={(invitation) => {
        setMade(invitation)
        onInvited(invitation)
      }}
    />
  )
}

interface InvitedProps {
  readonly made: NewInvitation
  readonly onAgain: () => void
}

function Invited({ made: { link, email }, onAgain }: InvitedProps) {
  return (
    <Stack gap="sm">
      <h2 className={styles.title} tabIndex={-1} ref={(title) => title?.focus()}>
        {email ? `Invitation sent to ${email}` : 'The link is ready'}
      </h2>
      <InvitationLinkPanel token={link.token} email={email} />
      <Button variant="default" onClick={onAgain}>
        Invite somebody else
      </Button>
    </Stack>
  )
}
