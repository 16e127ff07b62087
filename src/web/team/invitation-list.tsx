import { Button, Collapse } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { api } from '#contract/api.ts'
import type { InvitationDetails } from '#contract/invitations.ts'
import { countOf } from '#domain/count-words.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { canGoOn, InvitationRow } from './invitation-row.tsx'
import styles from './people.module.css'
import { PeopleSection } from './people-section.tsx'
import type { InvitationLinks } from './use-invitation-links.ts'

interface InvitationListProps {
  readonly orgId: string
  /** Only those into this store. */
  readonly storeId?: string
  readonly links: InvitationLinks
}

export function InvitationList({ orgId, storeId, links }: InvitationListProps) {
  const all = useSuspenseLiveQuery(api.invitations.list, { orgId })
  const invitations = storeId ? all.filter((one) => leadsTo(one, storeId)) : all
  const waiting = invitations.filter(canGoOn)
  const ended = invitations.filter((one) => !canGoOn(one))
  const row = (invitation: InvitationDetails) => (
    <InvitationRow key={invitation.id} orgId={orgId} invitation={invitation} links={links} />
  )
  return (
    <PeopleSection
      title="Invitations"
      note={
        waiting.length > 0 &&
        'A link can be copied only right after it is made or sent again; the one before stops working.'
      }
    >
      {waiting.length === 0 && <p className={styles.nobody}>No invitation is open.</p>}
      <ul className={styles.list}>{waiting.map(row)}</ul>
      {ended.length > 0 && <Ended count={ended.length}>{ended.map(row)}</Ended>}
    </PeopleSection>
  )
}

function leadsTo({ stores }: InvitationDetails, storeId: string): boolean {
  return stores.some(({ id }) => id === storeId)
}

interface EndedProps {
  readonly count: number
  readonly children: ReactNode
}

function Ended({ count, children }: EndedProps) {
  const [isShown, setShown] = useState(false)
  const id = useId()
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
          {isShown ? 'Hide ended invitations' : `Show ${countOf(count, 'ended invitation')}`}
        </Button>
      </div>
      <Collapse expanded={isShown} id={id}>
        <ul className={styles.list}>{children}</ul>
      </Collapse>
    </>
  )
}
