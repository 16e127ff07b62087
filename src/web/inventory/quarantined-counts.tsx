import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import type { QuarantinedCounts as Quarantined } from '#contract/scan-events.ts'
import { allowsWork } from '#domain/assignment.ts'
import { countOf } from '#domain/count-words.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '../client/react.tsx'
import { Empty } from '../kit/page.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { ScanEventRows } from '../shared/scan-event-rows.tsx'
import styles from './inventory.module.css'
import { NothingToSettle } from './nothing-to-settle.tsx'

type Waiting = Quarantined['waiting'][number]

interface Asked {
  readonly group: Waiting
  readonly accept: boolean
}

const PAGE = 200

function reasonWords({ reasons, holderName }: Waiting, t: Messages<'shared'>): string {
  const said = reasons.map((reason) => t(`warning.${reason}`)).join(', ')
  return holderName === null ? said : `${said} (${holderName})`
}

interface QuarantinedCountsProps {
  readonly audit: Pick<AuditDetails, 'id' | 'status'>
}

/** Counts that were set aside: a manager lets them count or leaves them out. */
export function QuarantinedCounts({ audit }: QuarantinedCountsProps) {
  const tShared = useMessages('shared')
  const auditId = audit.id
  const canSettle = allowsWork(audit.status, 'settle')
  const [numItems, setNumItems] = useState(PAGE)
  const quarantined = useSuspenseLiveQuery(api.scanEvents.listQuarantined, {
    auditId,
    state: 'waiting',
    paginationOpts: { numItems, cursor: null },
  })
  const release = useBackendMutation(api.scanEvents.releaseQuarantined)
  const [asked, setAsked] = useState<Asked>()
  const decide = (reason: string) =>
    asked
      ? release({
          auditId,
          accept: asked.accept,
          reason,
          auditAssignmentId: asked.group.auditAssignmentId,
          deviceId: asked.group.deviceId,
        })
      : Promise.resolve()
  if (quarantined.waiting.length === 0) {
    return (
      <Empty title="Nothing waits">
        Counts on the shelf of somebody else, counts that are made while counting is stopped or
        closed, and counts that cannot be right are kept here without effect, until you let them
        count or leave them out.
      </Empty>
    )
  }
  return (
    <>
      {!canSettle && <NothingToSettle status={audit.status} />}
      <ul className={styles.list}>
        {quarantined.waiting.map((group) => (
          <li key={group.id} className={styles.unknown}>
            <span className={styles.words}>
              <span className={styles.code}>{group.shelfCode ?? group.roomName}</span>
              <span className={styles.note}>
                {group.userName ?? 'Somebody'} · {countOf(group.events, 'count')} on one device
              </span>
              {group.reasons.length > 0 && (
                <span className={styles.note}>Set aside: {reasonWords(group, tShared)}</span>
              )}
            </span>
            {canSettle && (
              <span className={styles.actions}>
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => setAsked({ group, accept: false })}
                >
                  Leave {group.events} out
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => setAsked({ group, accept: true })}
                >
                  Let {group.events} count
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>The counts, the newest first</h2>
      <ScanEventRows events={quarantined.page} />
      {!quarantined.isDone && (
        <Button variant="subtle" m="sm" onClick={() => setNumItems(numItems + PAGE)}>
          Show more of {quarantined.total}
        </Button>
      )}
      <ReasonDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked?.accept ? 'Let these counts count' : 'Leave these counts out'}
        confirmLabel={
          asked ? `${asked.accept ? 'Let count' : 'Leave out'} ${asked.group.events}` : ''
        }
        onConfirm={decide}
      >
        {asked?.accept
          ? 'They enter the totals of their shelf as if they had been made in time. A serial number that was counted already adds nothing.'
          : 'They stay readable and count for nothing.'}
      </ReasonDialog>
    </>
  )
}
