import type { BillingAccess } from '#contract/backend.ts'

/** The same for what the host has printed and what the browser asks for. */
export function browserClientId({ mode, prefix }: BillingAccess, orgId: string | undefined) {
  return [mode, prefix, orgId ?? ''].join(' ')
}
