import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { MemberDetails } from '#contract/members.ts'
import type { StoreSummary } from '#contract/stores.ts'
import type { Requirements } from '#domain/requirements.ts'
import type { TeamFacts } from '#domain/team.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { MemberRole } from './member-role.tsx'
import { MemberStores } from './member-stores.tsx'
import styles from './members.module.css'
import { PersonWords } from './person-words.tsx'
import { MemberFulfilment } from './requirements/member-fulfilment.tsx'
import { describeSeats, type NamedSeat } from './words.ts'

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

/** A row of the table of members; below it, where they work, while that is being changed. */
export function MemberRow(props: MemberRowProps) {
  const { organization, member, isViewer, stores, facts, asked } = props
  const { name, role } = member
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const t = useMessages('team')
  const sayShared = useMessages('shared')
  const { list } = useFormats()
  const toggle = () => setOpen(!isOpen)
  const managed = stores.filter((store) => store.role === 'manager')
  // Giving up one's own place is done on the store's team page.
  const canMove = role === 'member' && managed.length > 0 && !isViewer
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <td>
          <div className={styles.person}>
            <PersonWords name={name} image={member.image} note={member.email} isViewer={isViewer}>
              {asked && <MemberFulfilment asked={asked} lacks={member.lacks} />}
            </PersonWords>
          </div>
        </td>
        <td>
          {facts ? (
            <MemberRole
              orgId={organization.id}
              organizationName={organization.name}
              member={member}
              isViewer={isViewer}
              facts={facts}
            />
          ) : (
            sayShared(`role.${role}`)
          )}
        </td>
        <td>
          <div className={styles.stores}>
            {role === 'owner'
              ? t('allStores')
              : describeSeats(role, seatsOf(member, stores), t, list)}
            {canMove && (
              <Button
                variant="default"
                size="compact-sm"
                aria-expanded={isOpen}
                aria-controls={id}
                aria-label={t('storesOf', { name })}
                onClick={toggle}
              >
                {t('changeStores')}
              </Button>
            )}
          </div>
        </td>
      </tr>
      {canMove && isOpen && (
        <tr id={id}>
          <td colSpan={3} className={styles.opened}>
            <MemberStores orgId={organization.id} member={member} stores={managed} />
            <Button variant="default" size="compact-sm" mt="sm" onClick={toggle}>
              {t('done')}
            </Button>
          </td>
        </tr>
      )}
    </>
  )
}

/** Does not name stores that the viewer cannot see. */
function seatsOf(member: MemberDetails, stores: readonly StoreSummary[]): NamedSeat[] {
  return stores.flatMap(({ id, name }) => {
    const seat = member.stores.find(({ storeId }) => storeId === id)
    return seat ? [{ name, role: seat.role }] : []
  })
}
