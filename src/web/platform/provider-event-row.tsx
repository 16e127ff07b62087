import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconMinus } from '@tabler/icons-react'
import type { ProviderEvent } from '#contract/platform.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Clock } from '../kit/clock.tsx'
import { StateWord, type StateWordProps } from '../kit/state-word.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import styles from './platform-page.module.css'

interface EventProps {
  readonly event: ProviderEvent
}

export function ProviderEventRow({ event }: EventProps) {
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
        <div className={styles.note}>{noteOf(event)}</div>
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

function noteOf({ status, attempts, note }: ProviderEvent): string | null {
  if (status !== 'failed' || attempts < 2) return note
  return `${note ?? ''} Tried ${attempts} times.`.trim()
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
