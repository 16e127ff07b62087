import { expiryDate } from '#domain/codes/expiry.ts'

/** Whether it was past its date when it was counted. */
export function isExpired(expiry: string | null, atMs: number): boolean {
  const date = expiry === null ? undefined : expiryDate(expiry, new Date(atMs).getUTCFullYear())
  return date !== undefined && date < new Date(atMs).toISOString().slice(0, 10)
}
