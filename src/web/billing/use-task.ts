import { useRef, useState } from 'react'
import type { BillingAnswer, BillingError } from './billing-answer.ts'
import { useSayProblem } from './problem-text.ts'

/** A billing call that a person waits for: one at a time, with the text of a refusal. */
export function useTask() {
  const [isBusy, setBusy] = useState(false)
  const sayProblem = useSayProblem()
  const [problem, setProblem] = useState<BillingError>()
  const isUnderWay = useRef(false)
  const run = async (task: () => Promise<BillingAnswer<unknown>>): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setBusy(true)
    setProblem(undefined)
    const { error } = await task()
    isUnderWay.current = false
    setBusy(false)
    if (error) setProblem(error)
    return error === null
  }
  return { isBusy, problem: problem && sayProblem(problem), run }
}
