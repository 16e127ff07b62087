import type { AiRequest } from '#contract/ai.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './ai.module.css'

/** The newest requests to the model. Their contents are not stored. */
export function AiRequests({ orgId }: { readonly orgId: string }) {
  const t = useMessages('ai')
  const { day, number } = useFormats()
  const requests = useLiveQuery(api.ai.listRequests, {
    orgId,
    paginationOpts: { numItems: 10, cursor: null },
  })
  if (!requests || requests.total === 0) return null
  return (
    // Scrolls sideways on a phone, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
    <section className={styles.scroll} aria-label={t('requests.label')} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.note}>{t('requests.count', { count: requests.total })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('requests.when')}</th>
            <th scope="col">{t('requests.for')}</th>
            <th scope="col">{t('requests.who')}</th>
            <th scope="col">{t('requests.outcome')}</th>
            <th scope="col">{t('requests.tokens')}</th>
            <th scope="col">{t('requests.time')}</th>
          </tr>
        </thead>
        <tbody>
          {requests.page.map((request) => (
            <tr key={request.id}>
              <td>{day(request.at)}</td>
              <td>{t(`kind.${request.kind}`)}</td>
              <td>{request.userName ?? '–'}</td>
              <td>{t(`outcome.${request.outcome}`)}</td>
              <td>{tokensOf(request, number)}</td>
              <td>{t('requests.seconds', { seconds: number(request.durationMs / 1_000, 1) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function tokensOf(
  { inputTokens, outputTokens }: AiRequest,
  say: (value: number) => string,
): string {
  if (inputTokens === null && outputTokens === null) return '–'
  return say((inputTokens ?? 0) + (outputTokens ?? 0))
}
