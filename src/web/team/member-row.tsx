import { Button, Collapse } from '@mantine/core'
import { useId, useState } from 'react'
import type { MemberDetails } from '#contract/members.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { Requirements } from '#domain/requirements.ts'
import type { TeamFacts } from '#domain/team.ts'
import type { Formats } from '#messages/formats.ts'
import { type Messages, useFormats, useMessages } from '../kit/use-messages.ts'
import { MemberRole } from './member-role.tsx'
import { MemberStores } from './member-stores.tsx'
import styles from './people.module.css'
import { PersonWords } from './person-words.tsx'
import { MemberFulfilment } from './requirements/member-fulfilment.tsx'
import { describeSeats } from './words.ts'

export interface MemberRowProps {
  readonly organization: { readonly id: string; readonly name: string }
  readonly member: MemberDetails
  readonly isViewer: boolean
  /** The stores that the viewer may enter. */
  readonly stores: readonly StoreSummary[]
  /** Only owners get these, because only they may change roles. */
  readonly facts: TeamFacts | undefined
  /** What is asked of members; told to owners. */
  readonly asked?: Pick<Requirements, 'twoStep' | 'singleSignOn'> | undefined
}

export function MemberRow(props: MemberRowProps) {
  const { organization, member, isViewer, stores, facts, asked } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const t = useMessages('team')
  const { list } = useFormats()
  const toggle = () => setOpen(!isOpen)
  const managed = stores.filter(({ role }) => role === 'manager')
  // Giving up one's own place is done on the store's team page.
  const canMove = member.role === 'member' && managed.length > 0 && !isViewer
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <PersonWords
          name={member.name}
          image={member.image}
          note={noteOf(member, stores, t, list)}
          isViewer={isViewer}
        >
          {asked && <MemberFulfilment asked={asked} lacks={member.lacks} />}
        </PersonWords>
        <div className={styles.end}>
          {facts && (
            <MemberRole
              orgId={organization.id}
              organizationName={organization.name}
              member={member}
              isViewer={isViewer}
              facts={facts}
              onStores={canMove ? toggle : undefined}
            />
          )}
          {!facts && canMove && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={t('storesOf', { name: member.name })}
              onClick={toggle}
            >
              {t('stores')}
            </Button>
          )}
        </div>
      </div>
      {canMove && (
        <Collapse expanded={isOpen} id={id}>
          <div className={styles.opened}>
            <MemberStores orgId={organization.id} member={member} stores={managed} />
            <Button variant="default" size="compact-sm" mt="sm" onClick={toggle}>
              {t('done')}
            </Button>
          </div>
        </Collapse>
      )}
    </li>
  )
}

/** Does not name stores that the viewer cannot see. */
function noteOf(
  member: MemberDetails,
  stores: readonly StoreSummary[],
  t: Messages<'team'>,
  list: Formats['list'],
): string {
  const seats = stores.flatMap(({ id, name }) => {
    const seat = member.stores.find(({ storeId }) => storeId === id)
    return seat ? [{ name, role: seat.role }] : []
  })
  return `${member.email} · ${describeSeats(member.role, seats, t, list)}`
}
