import {
  IconAlertTriangle,
  IconCircleCheck,
  IconPlayerPause,
  IconPlugConnectedX,
} from '@tabler/icons-react'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { StateWord } from '../kit/state-word.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { useNow } from '../kit/use-now.ts'

const EVERY_MS = 60_000

type Stated = Pick<WebhookEndpoint, 'state' | 'failingSince'>

export function WebhookState({ state, failingSince }: Stated) {
  const t = useMessages('webhooks')
  const { moment } = useFormats()
  const now = useNow(EVERY_MS)
  switch (state) {
    case 'paused':
      return <StateWord icon={IconPlayerPause} word={t('state.paused')} />
    case 'disabled':
      return <StateWord icon={IconPlugConnectedX} word={t('state.disabled')} tone="bad" />
    case 'active': {
      if (failingSince === null) {
        return <StateWord icon={IconCircleCheck} word={t('state.active')} tone="good" />
      }
      // Only the browser knows the time zone.
      const since = now === undefined ? '' : moment(failingSince)
      const word = t('state.failing', { moment: since })
      return <StateWord icon={IconAlertTriangle} word={word} tone="warning" />
    }
  }
}

/** What its owner should know about it, if anything. */
export function WebhookNote({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const t = useMessages('webhooks')
  const { moment } = useFormats()
  const now = useNow(EVERY_MS)
  const { state, disabledReason, earlierSecretUntil } = endpoint
  if (state === 'paused') return t('paused.text')
  if (disabledReason !== null) return t(disabledReason === 'gone' ? 'gone.text' : 'failing.text')
  if (earlierSecretUntil === null || now === undefined || earlierSecretUntil <= now) return null
  return t('twoSecrets', { moment: moment(earlierSecretUntil) })
}
