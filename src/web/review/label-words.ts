// What the labels of a line's items say: briefly in its row, in full when the line is open.

import type { ExpectedLot, LineLabels } from '#contract/audit-variances.ts'
import type { LabelFacts } from '#domain/codes/label-facts.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'

/** "Expired March 3, 2026", "Lot A1", "12 serial numbers". */
export function shortLabelWords(
  { serialsInAll, ...labels }: LineLabels,
  t: Messages<'results'>,
  formats: Formats,
): readonly string[] {
  const serials = serialsInAll > 0 ? [t('label.serialCount', { count: serialsInAll })] : []
  return [...labelWords({ ...labels, serials: [] }, 1, t, formats), ...serials]
}

/** Everything that is known, grouped by kind. */
export function allLabelWords(
  { serialsInAll, ...labels }: LineLabels,
  t: Messages<'results'>,
  formats: Formats,
): readonly string[] {
  const unnamed = serialsInAll - labels.serials.length
  const rest = unnamed > 0 ? [t('label.moreSerials', { count: unnamed })] : []
  return [...labelWords(labels, Number.MAX_SAFE_INTEGER, t, formats), ...rest]
}

/** "B-2 · Good until March 31, 2027 · Lot A1". */
export function lotWords(
  { shelfCode, roomName, lot, expiry, serial }: ExpectedLot,
  t: Messages<'results'>,
  formats: Formats,
): string {
  const facts: LabelFacts = {
    serials: serial === null ? [] : [serial],
    lots: lot === null ? [] : [lot],
    expiryDates: expiry === null ? [] : [expiry],
    expired: [],
  }
  const words = labelWords(facts, 1, t, formats)
  return [shelfCode ?? roomName, ...words].filter(Boolean).join(' · ')
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Expired dates come first; a text that is not a date is shown as printed. */
function labelWords(
  { serials, lots, expiryDates, expired }: LabelFacts,
  most: number,
  t: Messages<'results'>,
  { day }: Formats,
): readonly string[] {
  const named = (values: readonly string[]) => {
    const shown = values.slice(0, most).join(', ')
    const more = values.length - most
    return more > 0 ? t('label.more', { named: shown, count: more }) : shown
  }
  const days = (dates: readonly string[]) =>
    named(dates.map((date) => (DATE.test(date) ? day(Date.parse(date)) : date)))
  const good = expiryDates.filter((date) => !expired.includes(date))
  return [
    ...(expired.length > 0 ? [t('label.expired', { dates: days(expired) })] : []),
    ...(good.length > 0 ? [t('label.until', { dates: days(good) })] : []),
    ...(lots.length > 0 ? [t('label.lots', { count: lots.length, lots: named(lots) })] : []),
    ...(serials.length > 0 ? [t('label.serials', { serials: named(serials) })] : []),
  ]
}
