import type { AiRequest } from '#contract/ai.ts'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { formatDay } from '../kit/format-day.ts'
import { formatQuantity } from '../kit/format-number.ts'
import styles from './ai.module.css'

const KINDS: Readonly<Record<AiRequest['kind'], string>> = {
  summary: 'Summary',
  question: 'Question',
  mapping: 'Columns of a file',
}

const OUTCOMES: Readonly<Record<AiRequest['outcome'], string>> = {
  used: 'Used',
  not_configured: 'No model',
  switched_off: 'Switched off',
  limit_reached: 'Plan used up',
  too_slow: 'Too slow',
  unreachable: 'Not reached',
  refused: 'Refused',
  not_admitted: 'Not let in',
  cut_off: 'Cut off',
  not_usable: 'Not usable',
  not_waited_for: 'Not waited for',
}

/** The newest requests to the model; what was said is not kept. */
export function AiRequests({ orgId }: { readonly orgId: string }) {
  const requests = useLiveQuery(api.ai.listRequests, {
    orgId,
    paginationOpts: { numItems: 10, cursor: null },
  })
  if (!requests || requests.total === 0) return null
  return (
    // Scrolled sideways on a phone, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
    <section className={styles.scroll} aria-label="Requests" tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.note}>
          {requests.total === 1 ? '1 request' : `${formatQuantity(requests.total)} requests`}, the
          newest first. Neither questions nor answers are kept.
        </caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What for</th>
            <th scope="col">Who</th>
            <th scope="col">Outcome</th>
            <th scope="col">Tokens</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {requests.page.map((request) => (
            <tr key={request.id}>
              <td>{formatDay(request.at)}</td>
              <td>{KINDS[request.kind]}</td>
              <td>{request.userName ?? '–'}</td>
              <td>{OUTCOMES[request.outcome]}</td>
              <td>{tokensOf(request)}</td>
              <td>{(request.durationMs / 1_000).toFixed(1)} s</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function tokensOf({ inputTokens, outputTokens }: AiRequest): string {
  if (inputTokens === null && outputTokens === null) return '–'
  return formatQuantity((inputTokens ?? 0) + (outputTokens ?? 0))
}
