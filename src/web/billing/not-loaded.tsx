import { Button } from '@mantine/core'
import { RefusalNote } from '../kit/refusal-note.tsx'
import type { BillingError } from './billing-answer.ts'
import { problemText } from './problem-text.ts'

interface NotLoadedProps {
  /** The start of the sentence. */
  readonly what: string
  readonly error: BillingError
  readonly onRetry: () => unknown
}

/** Shown instead of what could not be loaded. */
export function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  return (
    <div className="au-not-loaded">
      <RefusalNote>
        {what} could not be loaded. {problemText(error)}
      </RefusalNote>
      <Button variant="default" onClick={() => onRetry()}>
        Try again
      </Button>
    </div>
  )
}
