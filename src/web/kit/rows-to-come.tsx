import { NotLoaded, type WholeSentence } from './not-loaded.tsx'
import { WaitingRows } from './waiting-rows.tsx'

interface RowsToComeProps {
  /** Begins the sentence, or is all of it. */
  readonly what: string | WholeSentence
  readonly error: Error | null
  readonly onRetry: () => void
}

/** In the place of a list whose first rows are not there: that they come, or why they did not. */
export function RowsToCome({ what, error, onRetry }: RowsToComeProps) {
  return error ? <NotLoaded what={what} error={error} onRetry={onRetry} /> : <WaitingRows />
}
