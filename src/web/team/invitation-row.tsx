import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import {
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconDots,
  IconHourglassOff,
  IconLink,
  IconMail,
  IconX,
} from '@tabler/icons-react'
import type { InvitationDetails } from '#contract/invitations.ts'
import type { InvitationState } from '#domain/invitation.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { formatDay } from '../kit/format-day.ts'
import { showFailure } from '../kit/note-with-undo.tsx'
import { StateWord, type StateWordProps } from '../kit/state-word.tsx'
import { useSendsMail } from '../session/installation.ts'
import { InvitationLinkPanel } from './invitation-link-panel.tsx'
import styles from './people.module.css'
import type { InvitationLinks } from './use-invitation-links.ts'
import { describeSeats, sentAgain } from './words.ts'

const LOOKS: Readonly<Record<InvitationState, StateWordProps>> = {
  open: { icon: IconCircleDashed, word: 'Open' },
  expired: { icon: IconHourglassOff, word: 'Expired', tone: 'warning' },
  revoked: { icon: IconBan, word: 'Revoked' },
  accepted: { icon: IconCheck, word: 'Accepted', tone: 'good' },
  declined: { icon: IconX, word: 'Declined' },
}

function InvitationStateWord({ state }: { readonly state: InvitationState }) {
  return <StateWord {...LOOKS[state]} />
}

interface InvitationRowProps {
  readonly orgId: string
  readonly invitation: InvitationDetails
  readonly links: InvitationLinks
}

export function InvitationRow({ orgId, invitation, links }: InvitationRowProps) {
  const { email, state } = invitation
  const Icon = email ? IconMail : IconLink
  const token = state === 'open' ? links.tokenOf(invitation.id) : undefined
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <Icon size={17} stroke={1.7} className={styles.icon} aria-hidden />
        <div className={styles.words}>
          <div className={styles.name}>{nameOf(invitation)}</div>
          <div className={styles.note}>{describe(invitation)}</div>
        </div>
        <div className={styles.end}>
          <InvitationStateWord state={state} />
          {canGoOn(invitation) && (
            <InvitationMenu orgId={orgId} invitation={invitation} links={links} />
          )}
        </div>
      </div>
      {token && (
        <div className={styles.opened}>
          <InvitationLinkPanel token={token} look="row" />
        </div>
      )}
    </li>
  )
}

function InvitationMenu({ orgId, invitation, links }: InvitationRowProps) {
  const resend = useBackendMutation(api.invitations.resend)
  const revoke = useBackendMutation(api.invitations.revoke)
  const [isRevoking, revoking] = useDisclosure()
  const sendsMail = useSendsMail()
  const { id: invitationId, email, state } = invitation
  const sendAgain = () => {
    resend({ orgId, invitationId }).then((link) => {
      links.remember(link)
      notifications.show({ message: sentAgain(email, sendsMail) })
    }, showFailure)
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            className={styles.dots}
            aria-label={`Change the invitation: ${nameOf(invitation)}`}
          >
            <IconDots size={17} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={sendAgain}>
            {email && sendsMail ? 'Send again' : 'Make a new link'}
          </Menu.Item>
          {state === 'open' && (
            <Menu.Item className={styles.danger} onClick={revoking.open}>
              Revoke
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isRevoking}
        onClose={revoking.close}
        title="Revoke the invitation"
        confirmLabel="Revoke invitation"
        onConfirm={() => revoke({ orgId, invitationId }).then(() => links.forget(invitationId))}
      >
        The link stops working at once, and whoever opens it is told so. You can invite the same
        person again.
      </ConfirmDialog>
    </>
  )
}

function nameOf({ email }: InvitationDetails): string {
  return email ?? 'Whoever has the link'
}

function describe({ role, stores, invitedBy, state, sentAt, expiresAt }: InvitationDetails) {
  const date = state === 'open' ? `until ${formatDay(expiresAt)}` : `sent ${formatDay(sentAt)}`
  return [describeSeats(role, stores), invitedBy && `by ${invitedBy}`, date]
    .filter(Boolean)
    .join(' · ')
}

/** An expired one can be sent again; the others have ended for good. */
export function canGoOn({ state }: InvitationDetails): boolean {
  return state === 'open' || state === 'expired'
}
