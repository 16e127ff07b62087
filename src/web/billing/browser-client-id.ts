import type { BillingAccess } from '#contract/backend.ts'

/** The same for the data that the host has printed and the requests of the browser. */
export function browserClientId({ mode, prefix }: BillingAccess, orgId: string | undefined) {
  return [mode, prefix, orgId ?? ''].join(' ')
}
