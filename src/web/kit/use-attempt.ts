import { useRef, useState } from 'react'
import { type Refusal, refusalOf } from './refusal.ts'
import { useSayFailure } from './say-failure.ts'

export interface Attempt {
  readonly isBusy: boolean
  readonly refusal: Refusal | undefined
  /** Answers whether it was done. While one attempt is under way, another does nothing. */
  readonly attempt: (run: () => Promise<unknown>) => Promise<boolean>
  /** The words of the last refusal, if it was about this field; those without a field go to `''`. */
  readonly errorOf: (field: string) => string | undefined
  readonly forget: () => void
}

/** Something that a user asks for and that may be refused, with words to show. */
export function useAttempt(): Attempt {
  const sayFailure = useSayFailure()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  // A second click may come before the first one is drawn.
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
