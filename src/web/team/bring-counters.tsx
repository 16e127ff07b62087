import { Button } from '@mantine/core'
import { IconDeviceMobile, IconQrcode, IconScan, IconUsersPlus } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import type { StoreSummary } from '#contract/stores.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { LinkButton } from '../kit/links.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './bring-counters.module.css'
import { CounterCode } from './counter-code.tsx'
import { LetInDialog } from './helpers/let-in-dialog.tsx'
import { useCounterCode } from './use-counter-code.ts'

interface BringCountersProps {
  readonly store: StoreSummary
  readonly auditId: string
  /** Signs the manager's own phone in, without a password. */
  readonly continueOnPhone: ComponentType<{
    readonly storeId: string | undefined
    readonly onClose: () => void
  }>
}

/** On the page of a running count: how to count, and how others join. */
export function BringCounters(props: BringCountersProps) {
  const { auditId } = props
  const { status } = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  return status === 'active' ? <CountersPanel {...props} /> : null
}

const ICON = { size: 16, stroke: 1.8 } as const

function CountersPanel({ store, auditId, continueOnPhone: ContinueOnPhone }: BringCountersProps) {
  const t = useMessages('counters')
  const [isOnPhone, setOnPhone] = useState(false)
  const [isLettingIn, setLettingIn] = useState(false)
  const { whole } = useSuspenseLiveQuery(api.audits.getDetails, { auditId })
  const { token, isBusy, refusal, make, hide } = useCounterCode(store)
  return (
    <section className={styles.panel} aria-label={t('title')} data-off-paper>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.text}>{t('text')}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton
          to="/stores/$storeId/audit/$id/scanner"
          params={{ storeId: store.id, id: auditId }}
          variant="default"
          leftSection={<IconScan {...ICON} aria-hidden />}
        >
          {t('here')}
        </LinkButton>
        <Button
          variant="default"
          leftSection={<IconDeviceMobile {...ICON} aria-hidden />}
          onClick={() => setOnPhone(true)}
        >
          {t('phone')}
        </Button>
        {whole && (
          <Button
            variant="default"
            leftSection={<IconUsersPlus {...ICON} aria-hidden />}
            onClick={() => setLettingIn(true)}
          >
            {t('letIn.title')}
          </Button>
        )}
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconQrcode {...ICON} aria-hidden />}
          onClick={make}
        >
          {token === undefined ? t('show') : t('next')}
        </Button>
      </div>
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      {token !== undefined && <CounterCode storeName={store.name} token={token} onHide={hide} />}
      {isLettingIn && (
        <LetInDialog storeId={store.id} auditId={auditId} onClose={() => setLettingIn(false)} />
      )}
      {isOnPhone && <ContinueOnPhone storeId={store.id} onClose={() => setOnPhone(false)} />}
    </section>
  )
}
