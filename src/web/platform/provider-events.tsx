import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { ProviderEvent } from '#contract/platform.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Section } from '../kit/section.tsx'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { GrowingTable } from './growing-table.tsx'
import styles from './platform-page.module.css'
import { ProviderEventRow } from './provider-event-row.tsx'

/** What the payment provider has reported. */
export function ProviderEvents() {
  const t = useMessages('platform')
  const events = useSuspenseLiveQuery(api.platform.listProviderEvents, {})
  const failed = events.filter(({ status }) => status === 'failed')
  const [wantsFailed, setWantsFailed] = useState(false)
  const isNarrowed = wantsFailed && failed.length > 0
  return (
    <Section title={t('events.title')} text={textOf(events.length, failed.length, t)}>
      <div className={styles.inset}>
        {failed.length > 0 && (
          <Checkbox
            className={styles.find}
            label={t('events.onlyFailed')}
            checked={wantsFailed}
            onChange={(event) => setWantsFailed(event.currentTarget.checked)}
          />
        )}
        {events.length > 0 && <EventTable events={isNarrowed ? failed : events} />}
      </div>
    </Section>
  )
}

function textOf(all: number, failed: number, t: Messages<'platform'>): string {
  if (all === 0) return t('events.none')
  return failed === 0 ? t('events.text') : t('events.failed', { count: failed })
}

const ROWS_AT_ONCE = 25

function EventTable({ events }: { readonly events: readonly ProviderEvent[] }) {
  return (
    <GrowingTable rows={events} rowsAtOnce={ROWS_AT_ONCE} head={<Head />}>
      {(event) => <ProviderEventRow key={event.id} event={event} />}
    </GrowingTable>
  )
}

function Head() {
  const t = useMessages('platform')
  return (
    <>
      <th scope="col">{t('events.event')}</th>
      <th scope="col">{t('organization')}</th>
      <th scope="col">{t('events.received')}</th>
      <th scope="col">{t('state')}</th>
      <th scope="col" className={styles.action}>
        {t('change')}
      </th>
    </>
  )
}
