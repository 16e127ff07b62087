import type { ExpectedLot } from '#contract/audit-variances.ts'
import { labelWords } from '#domain/codes/label-facts.ts'

/** "B-2 · Until 31 Mar 2027 · Lot A1". */
export function describeLot({ shelfCode, roomName, lot, expiry, serial }: ExpectedLot): string {
  const words = labelWords({
    serials: serial === null ? [] : [serial],
    lots: lot === null ? [] : [lot],
    expiryDates: expiry === null ? [] : [expiry],
    expired: [],
  })
  return [shelfCode ?? roomName, ...words].filter(Boolean).join(' · ')
}
