import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { parseFault } from '#domain/fault.ts'
import { NotLoaded, type WholeSentence } from './not-loaded.tsx'
import { WaitingRows } from './waiting-rows.tsx'

interface AsyncSectionProps {
  /** The start of the sentence that says it could not be loaded, or all of it. */
  readonly what: string | WholeSentence
  /** A new value is a new attempt, even if the one before has failed. */
  readonly question: string
  readonly children: ReactNode
}

/** A part that the page can do without for a while: it loads later, and shows its own error if that fails. */
export function AsyncSection({ what, question, children }: AsyncSectionProps) {
  return (
    <CatchBoundary
      getResetKey={() => question}
      errorComponent={({ error, reset }) => <Failed what={what} error={error} onRetry={reset} />}
    >
      <Suspense fallback={<WaitingRows />}>{children}</Suspense>
    </CatchBoundary>
  )
}

interface FailedProps {
  readonly what: string | WholeSentence
  readonly error: unknown
  readonly onRetry: () => void
}

function Failed({ what, error, onRetry }: FailedProps) {
  const { reset } = useQueryErrorResetBoundary()
  if (concernsWholePage(error)) throw error
  const askAgain = () => {
    reset()
    onRetry()
  }
  return <NotLoaded what={what} error={error} onRetry={askAgain} />
}

/** The person has no access to any part of the page any more, so the page says so once. */
function concernsWholePage(error: unknown): boolean {
  const code = parseFault(error)?.code
  return code === 'suspended' || code === 'requirement_unmet' || code === 'unauthenticated'
}
