import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconMinus } from '@tabler/icons-react'
import { api } from '#contract/api.ts'
import type { ProviderEvent } from '#contract/platform.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '../client/react.tsx'
import { Clock } from '../kit/clock.tsx'
import { Section } from '../kit/section.tsx'
import { StateWord, type StateWordProps } from '../kit/state-word.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import styles from './platform-page.module.css'

/** What the payment provider has reported. Not there where no money moves. */
export function ProviderEvents() {
  const events = useSuspenseLiveQuery(api.platform.listProviderEvents, {})
  if (events.length === 0) return null
  const failed = events.filter(({ status }) => status === 'failed').length
  const text =
    failed === 0
      ? 'What Stripe has reported, the newest first.'
      : `What Stripe has reported, the newest first. ${failed} could not be handled.`
  return (
    <Section title="Payment events" text={text}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Organization</th>
            <th scope="col">Received</th>
            <th scope="col">State</th>
            <th scope="col" className={styles.action}>
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </tbody>
      </table>
    </Section>
  )
}

interface EventProps {
  readonly event: ProviderEvent
}

function EventRow({ event }: EventProps) {
  const { id, type, organization, customerId, receivedAt } = event
  return (
    <tr>
      <th scope="row" className={styles.organization}>
        <div className={styles.name}>{type}</div>
        <div className={styles.note}>{id}</div>
      </th>
      <td data-label="Organization">
        {organization ?? '–'}
        <div className={styles.note}>{customerId}</div>
      </td>
      <td data-label="Received">
        <Clock atMs={receivedAt} />
      </td>
      <td data-label="State" className={styles.state}>
        <StateWord {...STATES[event.status]} />
        <div className={styles.note}>{event.note}</div>
      </td>
      <td className={styles.action}>
        <Replay event={event} />
      </td>
    </tr>
  )
}

const STATES: Readonly<Record<ProviderEvent['status'], StateWordProps>> = {
  waiting: { icon: IconClock, word: 'Waiting' },
  done: { icon: IconCheck, word: 'Handled', tone: 'good' },
  ignored: { icon: IconMinus, word: 'Of nobody here' },
  failed: { icon: IconAlertTriangle, word: 'Failed', tone: 'bad' },
}

function Replay({ event: { id, type, status } }: EventProps) {
  const replay = useBackendMutation(api.platform.replayProviderEvent)
  const { attempt, isBusy, refusal } = useAttempt()
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={isBusy}
        disabled={status === 'waiting'}
        aria-label={`Handle ${type} ${id} again`}
        onClick={() => attempt(() => replay({ eventId: id }))}
      >
        Replay
      </Button>
      {refusal && <div className={styles.note}>{refusal.text}</div>}
    </>
  )
}
