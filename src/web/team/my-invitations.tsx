import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { MyInvitation } from '#contract/invitations.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '../client/react.tsx'
import { showFailure } from '../kit/note-with-undo.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { DeclineButton } from './decline-button.tsx'
import styles from './people.module.css'
import { PeopleSection } from './people-section.tsx'
import { useEnterOrganization } from './use-enter-organization.ts'
import { describeSeats } from './words.ts'

export interface MyInvitationsProps {
  /** Asks the user to confirm the address. */
  readonly confirmAddress: ComponentType<{ readonly email: string; readonly text: string }>
}

/** Invitations sent to the viewer's own address. */
export function MyInvitations({ confirmAddress: ConfirmAddress }: MyInvitationsProps) {
  const mine = useSuspenseLiveQuery(api.invitations.listMine, {})
  const { email, verified } = mine
  const t = useMessages('team')
  if (!verified) {
    return <ConfirmAddress email={email} text={t('mine.confirm', { email })} />
  }
  if (mine.invitations.length === 0) return null
  return (
    <PeopleSection title={t('mine.title')} note={t('mine.to', { email })}>
      <ul className={styles.list}>
        {mine.invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </PeopleSection>
  )
}

function Row({ invitation }: { readonly invitation: MyInvitation }) {
  const { id, organizationName, role, stores, invitedBy, expiresAt } = invitation
  const decline = useBackendMutation(api.invitations.declineMine)
  const t = useMessages('team')
  const { day, list } = useFormats()
  const note = [
    describeSeats(role, stores, t, list),
    invitedBy && t('invitation.by', { name: invitedBy }),
    t('invitation.until', { day: day(expiresAt) }),
  ]
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <IconMail size={17} stroke={1.7} className={styles.icon} aria-hidden />
        <div className={styles.words}>
          <div className={styles.name}>{organizationName}</div>
          <div className={styles.note}>{note.filter(Boolean).join(' · ')}</div>
        </div>
        <div className={styles.answers}>
          <DeclineButton
            size="xs"
            label={t('mine.decline', { organization: organizationName })}
            onDecline={() => decline({ invitationId: id })}
          />
          <AcceptButton invitation={invitation} />
        </div>
      </div>
    </li>
  )
}

function AcceptButton({ invitation }: { readonly invitation: MyInvitation }) {
  const accept = useBackendMutation(api.invitations.acceptMine)
  const enter = useEnterOrganization()
  const t = useMessages('team')
  const { isBusy, attempt } = useAttempt()
  const { id: invitationId, organizationName } = invitation
  const join = async () => enter(organizationName, await accept({ invitationId }))
  return (
    <Button
      variant="light"
      size="xs"
      loading={isBusy}
      aria-label={t('mine.acceptNamed', { organization: organizationName })}
      onClick={() => void attempt(() => join().catch(showFailure))}
    >
      {t('mine.accept')}
    </Button>
  )
}
