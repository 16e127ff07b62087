import type { UseQueryResult } from '@tanstack/react-query'
import type { BillingAnswer, BillingError } from './billing-answer.ts'

/** Carries the refusal of a billing call through the query cache. */
class BillingFailure extends Error {
  override readonly name = 'BillingFailure'
  readonly code: string

  constructor({ message, code }: BillingError) {
    super(message)
    this.code = code
  }
}

export function dataOf<Data>(answer: BillingAnswer<Data>, instead?: BillingError): Data {
  if (answer.error) throw new BillingFailure(instead ?? answer.error)
  return answer.data
}

export function stateOf<Data>({
  data,
  error,
  isPending,
  isFetching,
  refetch,
}: UseQueryResult<Data>) {
  const known = error instanceof BillingFailure ? error : null
  return {
    isLoading: isPending && isFetching,
    error: known && { message: known.message, code: known.code },
    refetch,
    data: data ?? null,
  }
}
