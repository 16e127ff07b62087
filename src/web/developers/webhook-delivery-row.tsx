import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Clock, useSayClock } from '../kit/clock.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { StateWord, type StateWordProps } from '../kit/state-word.tsx'
import { useAttempt } from '../kit/use-attempt.ts'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { useNow } from '../kit/use-now.ts'
import styles from './webhooks.module.css'

interface WebhookDeliveryRowProps {
  readonly orgId: string
  readonly endpointId: string
  readonly delivery: WebhookDelivery
}

/** One message: closed, how it went; open, what was sent and every attempt. */
export function WebhookDeliveryRow({ delivery, ...target }: WebhookDeliveryRowProps) {
  const t = useMessages('webhooks')
  const resend = useBackendMutation(api.webhooks.resend)
  const { attempt, isBusy, refusal } = useAttempt()
  const { eventId, type, at, state, body, attempts, attemptCount } = delivery
  const sendAgain = async () => {
    await resend({ ...target, eventId })
    notifications.show({ message: t('delivery.resent') })
  }
  return (
    <li>
      <details className={styles.delivery}>
        <summary className={styles.summary}>
          <span className={styles.type}>{type}</span>
          <StateWord {...LOOKS[state]} word={t(`delivery.${state}`)} />
          <span className={styles.time}>
            <Clock atMs={at} />
          </span>
        </summary>
        <div className={styles.opened}>
          <p className={styles.id}>{t('delivery.id', { id: eventId })}</p>
          <NextTry atMs={delivery.nextAt} />
          <h4 className={styles.part}>{t('delivery.message')}</h4>
          <pre className={styles.body}>{body}</pre>
          <h4 className={styles.part}>{t('delivery.attempts', { count: attemptCount })}</h4>
          <ol className={styles.attempts}>
            {attempts.map((one) => (
              <AttemptRow key={one.at} attempt={one} />
            ))}
          </ol>
          {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
          {state !== 'waiting' && (
            <Button variant="default" size="xs" loading={isBusy} onClick={() => attempt(sendAgain)}>
              {t('delivery.resend')}
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}

const LOOKS = {
  delivered: { icon: IconCircleCheck, tone: 'good' },
  failed: { icon: IconCircleX, tone: 'bad' },
  waiting: { icon: IconClock, tone: 'warning' },
} as const satisfies Record<WebhookDelivery['state'], Omit<StateWordProps, 'word'>>

const EVERY_MS = 60_000

function NextTry({ atMs }: { readonly atMs: number | null }) {
  const t = useMessages('webhooks')
  const sayClock = useSayClock()
  const now = useNow(EVERY_MS)
  if (atMs === null || now === undefined) return null
  return <p className={styles.id}>{t('delivery.next', { moment: sayClock(atMs, now) })}</p>
}

function AttemptRow({ attempt }: { readonly attempt: WebhookDelivery['attempts'][number] }) {
  const t = useMessages('webhooks')
  const { number } = useFormats()
  const { at, tookMs, status, error, answer } = attempt
  const took = `${number(tookMs)} ms`
  const outcome = () => {
    if (status !== null) return t('attempt.answered', { status: String(status), took })
    if (error === 'timeout') return t('attempt.timeout', { took })
    return t('attempt.failed', { error: error ?? '' })
  }
  return (
    <li className={styles.attempt}>
      <span className={styles.time}>
        <Clock atMs={at} />
      </span>
      <span>{outcome()}</span>
      {answer && <pre className={styles.answer}>{answer}</pre>}
    </li>
  )
}
