import { NotLoaded, type WholeSentence } from './not-loaded.tsx'
import { WaitingRows } from './waiting-rows.tsx'

interface RowsToComeProps {
  /** The start of the sentence, or all of it. */
  readonly what: string | WholeSentence
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Shown instead of a list whose first rows are missing: that they are loading, or why they failed. */
export function RowsToCome({ what, error, onRetry }: RowsToComeProps) {
  return error ? <NotLoaded what={what} error={error} onRetry={onRetry} /> : <WaitingRows />
}
