import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AuditDetails } from '#contract/audits.ts'
import type { QuarantinedCounts as Quarantined } from '#contract/scan-events.ts'
import { allowsWork } from '#domain/assignment.ts'
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

function reasonWords(
  { reasons: codes, holderName }: Waiting,
  t: Messages<'inventory'>,
  tShared: Messages<'shared'>,
): string {
  const reasons = codes.map((reason) => tShared(`warning.${reason}`)).join(', ')
  return holderName === null
    ? t('aside.why', { reasons })
    : t('aside.whyOf', { reasons, person: holderName })
}

function deviceWords({ userName, handheldName, events: count }: Waiting, t: Messages<'inventory'>) {
  const person = userName ?? t('aside.someone')
  return handheldName === null
    ? t('aside.on', { person, count })
    : t('aside.onHandheld', { person, count, device: handheldName })
}

interface QuarantinedCountsProps {
  readonly audit: Pick<AuditDetails, 'id' | 'status'>
}

/** Counts that were set aside: a manager accepts them or leaves them out. */
export function QuarantinedCounts({ audit }: QuarantinedCountsProps) {
  const t = useMessages('inventory')
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
          userId: asked.group.userId,
        })
      : Promise.resolve()
  if (quarantined.waiting.length === 0) {
    return <Empty title={t('aside.none')}>{t('aside.noneText')}</Empty>
  }
  return (
    <>
      {!canSettle && <NothingToSettle status={audit.status} />}
      <ul className={styles.list}>
        {quarantined.waiting.map((group) => (
          <li key={group.id} className={styles.unknown}>
            <span className={styles.words}>
              <span className={styles.code}>{group.shelfCode ?? group.roomName}</span>
              <span className={styles.note}>{deviceWords(group, t)}</span>
              {group.reasons.length > 0 && (
                <span className={styles.note}>{reasonWords(group, t, tShared)}</span>
              )}
            </span>
            {canSettle && (
              <span className={styles.actions}>
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => setAsked({ group, accept: false })}
                >
                  {t('aside.exclude', { count: group.events })}
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => setAsked({ group, accept: true })}
                >
                  {t('aside.include', { count: group.events })}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>{t('aside.newest')}</h2>
      <ScanEventRows events={quarantined.page} />
      {!quarantined.isDone && (
        <Button variant="subtle" m="sm" onClick={() => setNumItems(numItems + PAGE)}>
          {t('aside.more', { total: quarantined.total })}
        </Button>
      )}
      <ReasonDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t(asked?.accept ? 'aside.includeTitle' : 'aside.excludeTitle')}
        confirmLabel={
          asked
            ? t(asked.accept ? 'aside.include' : 'aside.exclude', { count: asked.group.events })
            : ''
        }
        onConfirm={decide}
      >
        {t(asked?.accept ? 'aside.includeText' : 'aside.excludeText')}
      </ReasonDialog>
    </>
  )
}
