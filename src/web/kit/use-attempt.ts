import { useRef, useState } from 'react'
import { type Refusal, refusalOf } from './refusal.ts'
import { useSayFailure } from './say-failure.ts'

export interface Attempt {
  readonly isBusy: boolean
  readonly refusal: Refusal | undefined
  /** Resolves to whether it succeeded. While one attempt is running, another does nothing. */
  readonly attempt: (run: () => Promise<unknown>) => Promise<boolean>
  /** The text of the last refusal, if it was about this field; refusals without a field belong to `''`. */
  readonly errorOf: (field: string) => string | undefined
  readonly forget: () => void
}

/** An action of the user that may be refused, with the text to show. */
export function useAttempt(): Attempt {
  const sayFailure = useSayFailure()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  // A second click may come before the next render.
  const isUnderWay = useRef(false)
  const attempt = async (run: () => Promise<unknown>): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      await run()
      return true
    } catch (thrown) {
      setRefusal(refusalOf(thrown, sayFailure))
      return false
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  const errorOf = (field: string) => ((refusal?.field ?? '') === field ? refusal?.text : undefined)
  return { isBusy, refusal, attempt, errorOf, forget: () => setRefusal(undefined) }
}
