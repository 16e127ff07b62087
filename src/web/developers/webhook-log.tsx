import { Button } from '@mantine/core'
import { api } from '../client/api.ts'
import { usePaginatedQuery } from '../client/use-paginated-query.ts'
import { NotLoaded } from '../kit/not-loaded.tsx'
import { RowsToCome } from '../kit/rows-to-come.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WebhookDeliveryRow } from './webhook-delivery-row.tsx'
import styles from './webhooks.module.css'

interface WebhookLogProps {
  readonly orgId: string
  readonly endpointId: string
}

const PAGE = 10

/** What was sent to an endpoint, the newest first. */
export function WebhookLog({ orgId, endpointId }: WebhookLogProps) {
  const t = useMessages('webhooks')
  const target = { orgId, endpointId }
  const { rows, status, total, error, retry, loadMore } = usePaginatedQuery(
    api.webhooks.listDeliveries,
    target,
    { initialNumItems: PAGE },
  )
  const what = { sentence: t('log.notLoaded') }
  if (total === undefined) return <RowsToCome what={what} error={error} onRetry={retry} />
  if (rows.length === 0) return <p className={styles.none}>{t('log.none')}</p>
  return (
    <div className={styles.log}>
      <ol className={styles.deliveries}>
        {rows.map((delivery) => (
          <WebhookDeliveryRow key={delivery.eventId} delivery={delivery} {...target} />
        ))}
      </ol>
      {error && <NotLoaded what={what} error={error} onRetry={retry} />}
      <p className={styles.more}>
        {status !== 'Exhausted' && !error && (
          <Button
            variant="default"
            size="xs"
            loading={status === 'LoadingMore'}
            onClick={() => loadMore(PAGE * 4)}
          >
            {t('log.more')}
          </Button>
        )}
        <span>{t('log.shown', { shown: rows.length, total })}</span>
      </p>
    </div>
  )
}
