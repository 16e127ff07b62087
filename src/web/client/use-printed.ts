import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { parseResult } from './live-result.ts'
import { printedValue } from './query-bridge.ts'

/**
 * What to render instead of the newest data of a query. React hydrates the host's HTML piece by piece and
 * needs each piece to match what is in the HTML; the socket may have newer data by then, which is rendered
 * right afterwards.
 */
export function useServerRendered(): <Data>(queryKey: QueryKey, newest: Data) => Data | undefined {
  const queryClient = useQueryClient()
  const isTakingOver = useSyncExternalStore(neverChanges, isTakenOver, isPrinted)
  return <Data>(queryKey: QueryKey, newest: Data) => {
    const printed = isTakingOver ? printedValue(queryClient, queryKey) : undefined
    if (!printed) return newest
    return printed.data === undefined ? undefined : parseResult<Data>(printed.data)
  }
}

const neverChanges = () => () => {}
const isTakenOver = () => false
const isPrinted = () => true
