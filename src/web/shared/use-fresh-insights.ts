import { useEffect, useRef, useState } from 'react'
import type { AuditInsights } from '#contract/insights.ts'
import { api } from '../client/api.ts'
import { useBackendAction, useLiveQueries, useLiveQuery } from '../client/react.tsx'

/** While people count, insights are refreshed this often. */
const PAUSE_MS = 8_000
const PAUSE_AFTER_FAILURE_MS = 60_000

export interface FreshInsights {
  /** Undefined: not known yet. */
  readonly insights: AuditInsights | undefined
  readonly isWorking: boolean
  readonly hasFailed: boolean
}

/** The newest insights. Requests new ones if the counts have changed while a person is looking. */
export function useFreshInsights(auditId: string): FreshInsights {
  return useRefreshed(auditId, useLiveQuery(api.insights.list, { auditId }))
}

/** The same for places that work without insights: a refusal counts as none, and breaks nothing. */
export function useInsightsIfAny(auditId: string, isWanted: boolean): AuditInsights | undefined {
  const [insights] = useLiveQueries(api.insights.list, isWanted ? [{ auditId }] : [])
  return useRefreshed(auditId, insights).insights
}

function useRefreshed(auditId: string, insights: AuditInsights | undefined): FreshInsights {
  const refresh = useBackendAction(api.insights.refresh)
  const [round, setRound] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const refreshing = useRef(refresh)
  refreshing.current = refresh
  const isOld = insights !== undefined && !insights.isCurrent
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new try
  useEffect(() => {
    if (!isOld) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const again = (isFailure: boolean) => {
      if (isGone) return
      setFailed(isFailure)
      const pauseMs = isFailure ? PAUSE_AFTER_FAILURE_MS : PAUSE_MS
      timer = setTimeout(() => setRound((one) => one + 1), pauseMs)
    }
    refreshing.current({ auditId }).then(
      () => again(false),
      () => again(true),
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isOld, round, auditId])
  return { insights, isWorking: isOld && !hasFailed, hasFailed }
}
