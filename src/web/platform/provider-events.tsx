import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { ProviderEvent } from '#contract/platform.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { Section } from '../kit/section.tsx'
import { GrowingTable } from './growing-table.tsx'
import styles from './platform-page.module.css'
import { ProviderEventRow } from './provider-event-row.tsx'

/** What the payment provider has reported. */
export function ProviderEvents() {
  const events = useSuspenseLiveQuery(api.platform.listProviderEvents, {})
  const failed = events.filter(({ status }) => status === 'failed')
  const [wantsFailed, setWantsFailed] = useState(false)
  const isNarrowed = wantsFailed && failed.length > 0
  return (
    <Section title="Payment events" text={textOf(events.length, failed.length)}>
      <div className={styles.inset}>
        {failed.length > 0 && (
          <Checkbox
            className={styles.find}
            label="Only those that failed"
            checked={wantsFailed}
            onChange={(event) => setWantsFailed(event.currentTarget.checked)}
          />
        )}
        {events.length > 0 && <EventTable events={isNarrowed ? failed : events} />}
      </div>
    </Section>
  )
}

function textOf(all: number, failed: number): string {
  if (all === 0) {
    return 'Nothing reported yet. Events of Stripe stand here as soon as its webhook reaches this installation; the sandbox reports nothing.'
  }
  const text = 'What Stripe has reported, the newest first.'
  return failed === 0 ? text : `${text} ${failed} could not be handled.`
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
  return (
    <>
      <th scope="col">Event</th>
      <th scope="col">Organization</th>
      <th scope="col">Received</th>
      <th scope="col">State</th>
      <th scope="col" className={styles.action}>
        Change
      </th>
    </>
  )
}
