import { Button } from '@mantine/core'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import type { BillingError } from './billing-answer.ts'
import { useSayProblem } from './problem-text.ts'

interface NotLoadedProps {
  readonly what: 'plan' | 'news' | 'plans' | 'yours' | 'usage'
  readonly error: BillingError
  readonly onRetry: () => unknown
}

/** Shown instead of what could not be loaded. */
export function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  const t = useMessages('billing')
  const sayProblem = useSayProblem()
  return (
    <div className="au-not-loaded">
      <RefusalNote>
        {t(`notLoaded.${what}`)} {sayProblem(error)}
      </RefusalNote>
      <Button variant="default" onClick={() => onRetry()}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
