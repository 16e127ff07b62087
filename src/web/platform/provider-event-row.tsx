import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconMinus } from '@tabler/icons-react'
import type { ProviderEvent } from '#contract/platform.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Clock } from '../kit/clock.tsx'
import { StateWord, type StateWordProps } from '../kit/state-word.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import styles from './platform-page.module.css'

interface EventProps {
  readonly event: ProviderEvent
}

export function ProviderEventRow({ event }: EventProps) {
  const t = useMessages('platform')
  const { id, type, organization, customerId, receivedAt } = event
  const { word, ...look } = STATES[event.status]
  return (
    <tr>
      <th scope="row" className={styles.organization}>
        <div className={styles.name}>{type}</div>
        <div className={styles.note}>{id}</div>
      </th>
      <td data-label={t('organization')}>
        {organization ?? '–'}
        <div className={styles.note}>{customerId}</div>
      </td>
      <td data-label={t('events.received')}>
        <Clock atMs={receivedAt} />
      </td>
      <td data-label={t('state')} className={styles.state}>
        <StateWord {...look} word={t(`events.${word}`)} />
        <div className={styles.note}>{noteOf(event, t)}</div>
      </td>
      <td className={styles.action}>
        <Replay event={event} />
      </td>
    </tr>
  )
}

interface StateLook extends Omit<StateWordProps, 'word'> {
  readonly word: 'waiting' | 'done' | 'ignored' | 'isFailed'
}

const STATES: Readonly<Record<ProviderEvent['status'], StateLook>> = {
  waiting: { icon: IconClock, word: 'waiting' },
  done: { icon: IconCheck, word: 'done', tone: 'good' },
  ignored: { icon: IconMinus, word: 'ignored' },
  failed: { icon: IconAlertTriangle, word: 'isFailed', tone: 'bad' },
}

function noteOf({ status, attempts, note }: ProviderEvent, t: Messages<'platform'>): string | null {
  if (status !== 'failed' || attempts < 2) return note
  return `${note ?? ''} ${t('events.tried', { count: attempts })}`.trim()
}

function Replay({ event: { id, type, status } }: EventProps) {
  const t = useMessages('platform')
  const replay = useBackendMutation(api.platform.replayProviderEvent)
  const { attempt, isBusy, refusal } = useAttempt()
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={isBusy}
        disabled={status === 'waiting'}
        aria-label={t('events.replayNamed', { type, id })}
        onClick={() => attempt(() => replay({ eventId: id }))}
      >
        {t('events.replay')}
      </Button>
      {refusal && <div className={styles.note}>{refusal.text}</div>}
    </>
  )
}
