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
import { showFailure } from '../kit/note-with-undo.tsx'
import { StateWord, type StateWordProps } from '../kit/state-word.tsx'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import { useSendsMail } from '../session/installation.ts'
import { InvitationLinkPanel } from './invitation-link-panel.tsx'
import styles from './people.module.css'
import type { InvitationLinks } from './use-invitation-links.ts'
import { describeSeats, sentAgain } from './words.ts'

const LOOKS: Readonly<Record<InvitationState, Omit<StateWordProps, 'word'>>> = {
  open: { icon: IconCircleDashed },
  expired: { icon: IconHourglassOff, tone: 'warning' },
  revoked: { icon: IconBan },
  accepted: { icon: IconCheck, tone: 'good' },
  declined: { icon: IconX },
}

function InvitationStateWord({ state }: { readonly state: InvitationState }) {
  const t = useMessages('team')
  return <StateWord {...LOOKS[state]} word={t('invitation.state', { state })} />
}

interface InvitationRowProps {
  readonly orgId: string
  readonly invitation: InvitationDetails
  readonly links: InvitationLinks
}

export function InvitationRow({ orgId, invitation, links }: InvitationRowProps) {
  const { email, state } = invitation
  const t = useMessages('team')
  const note = useSayInvitation()(invitation)
  const Icon = email ? IconMail : IconLink
  const token = state === 'open' ? links.tokenOf(invitation.id) : undefined
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <Icon size={17} stroke={1.7} className={styles.icon} aria-hidden />
        <div className={styles.words}>
          <div className={styles.name}>{nameOf(invitation, t)}</div>
          <div className={styles.note}>{note}</div>
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
  const t = useMessages('team')
  const { id: invitationId, email, state } = invitation
  const sendAgain = () => {
    resend({ orgId, invitationId }).then((link) => {
      links.remember(link)
      notifications.show({ message: sentAgain(email, sendsMail, t) })
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
            aria-label={t('invitation.change', { name: nameOf(invitation, t) })}
          >
            <IconDots size={17} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={sendAgain}>
            {t(email && sendsMail ? 'invitation.sendAgain' : 'invitation.newLink')}
          </Menu.Item>
          {state === 'open' && (
            <Menu.Item className={styles.danger} onClick={revoking.open}>
              {t('invitation.revoke')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isRevoking}
        onClose={revoking.close}
        title={t('invitation.revokeTitle')}
        confirmLabel={t('invitation.revokeConfirm')}
        onConfirm={() => revoke({ orgId, invitationId }).then(() => links.forget(invitationId))}
      >
        {t('invitation.revokeText')}
      </ConfirmDialog>
    </>
  )
}

function nameOf({ email }: InvitationDetails, t: Messages<'team'>): string {
  return email ?? t('invitation.anyone')
}

function useSayInvitation() {
  const t = useMessages('team')
  const { day, list } = useFormats()
  return ({ role, stores, invitedBy, state, sentAt, expiresAt }: InvitationDetails) => {
    const date =
      state === 'open'
        ? t('invitation.until', { day: day(expiresAt) })
        : t('invitation.sentOn', { day: day(sentAt) })
    const by = invitedBy && t('invitation.by', { name: invitedBy })
    return [describeSeats(role, stores, t, list), by, date].filter(Boolean).join(' · ')
  }
}

/** An expired one can be sent again; the other states are final. */
export function canGoOn({ state }: InvitationDetails): boolean {
  return state === 'open' || state === 'expired'
}
