import { Button, Collapse } from '@mantine/core'
import { useId, useState } from 'react'
import type { InvitationDetails } from '#contract/invitations.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { FoundPeople } from './found-people.tsx'
import { canGoOn, InvitationRow } from './invitation-row.tsx'
import styles from './people.module.css'
import { PeopleSection } from './people-section.tsx'
import type { InvitationLinks } from './use-invitation-links.ts'

interface InvitationListProps {
  readonly orgId: string
  /** Only invitations into this store. */
  readonly storeId?: string
  readonly links: InvitationLinks
}

export function InvitationList({ orgId, storeId, links }: InvitationListProps) {
  const all = useSuspenseLiveQuery(api.invitations.list, { orgId })
  const invitations = storeId ? all.filter((one) => leadsTo(one, storeId)) : all
  const waiting = invitations.filter(canGoOn)
  const ended = invitations.filter((one) => !canGoOn(one))
  const shared = { orgId, links }
  const t = useMessages('team')
  return (
    <PeopleSection
      title={t('invitations.title')}
      note={waiting.length > 0 && t('invitations.note')}
    >
      {waiting.length === 0 && <p className={styles.nobody}>{t('invitations.none')}</p>}
      <Invitations rows={waiting} label={t('invitations.find')} {...shared} />
      {ended.length > 0 && <Ended rows={ended} {...shared} />}
    </PeopleSection>
  )
}

function leadsTo({ stores }: InvitationDetails, storeId: string): boolean {
  return stores.some(({ id }) => id === storeId)
}

interface InvitationsProps extends Omit<InvitationListProps, 'storeId'> {
  readonly rows: readonly InvitationDetails[]
  readonly label: string
}

function Invitations({ rows, label, orgId, links }: InvitationsProps) {
  const t = useMessages('team')
  return (
    <FoundPeople
      rows={rows}
      textsOf={({ email, invitedBy }) => [email ?? '', invitedBy ?? '']}
      label={label}
      placeholder={t('invitations.findPlaceholder')}
    >
      {(invitation) => (
        <InvitationRow key={invitation.id} orgId={orgId} invitation={invitation} links={links} />
      )}
    </FoundPeople>
  )
}

function Ended({ rows, ...shared }: Omit<InvitationsProps, 'label'>) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  const t = useMessages('team')
  return (
    <>
      <div className={styles.more}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown
            ? t('invitations.hideEnded')
            : t('invitations.showEnded', { count: rows.length })}
        </Button>
      </div>
      <Collapse expanded={isShown} id={id}>
        <Invitations rows={rows} label={t('invitations.findEnded')} {...shared} />
      </Collapse>
    </>
  )
}
