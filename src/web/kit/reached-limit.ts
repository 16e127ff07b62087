// A limit of the plan that the user has just reached, on any page.

import { parseFault } from '#domain/fault.ts'

export interface ReachedLimit {
  /** Tells two refusals apart. */
  readonly id: number
  readonly feature: string
  /** Whose plan it is; left out: that of the organization the person works in. */
  readonly organizationId?: string
  /** How much was requested. */
  readonly required: number
  /** What the plan includes, in the words of the refusal. */
  readonly said?: string
}

let reached: ReachedLimit | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Accepts any failure, but only reacts to those that another plan could fix. */
export function noticeLimit(error: unknown): void {
  const fault = parseFault(error)
  const { feature, required, organizationId, billingCode } = fault?.details ?? {}
  if (fault?.code !== 'limit_reached' || typeof feature !== 'string' || billingCode) return
  open({
    feature,
    required: typeof required === 'number' ? required : 1,
    said: fault.message,
    ...(typeof organizationId === 'string' && { organizationId }),
  })
}

/** For limits that come with an answer, and for asking how to get more. */
export function openLimit(feature: string): void {
  open({ feature, required: 1 })
}

function open(limit: Omit<ReachedLimit, 'id'>): void {
  lastId += 1
  replace({ id: lastId, ...limit })
}

export function forgetLimit(): void {
  replace(null)
}

export function reachedLimit(): ReachedLimit | null {
  return reached
}

export function subscribeToLimits(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function replace(next: ReachedLimit | null): void {
  reached = next
  for (const listener of listeners) listener()
}
