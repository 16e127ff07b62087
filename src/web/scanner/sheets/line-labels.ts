import type { LabelFacts } from '#domain/codes/label-facts.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '#web/kit/use-messages.ts'
import { listFirstNames } from './list-first-names.ts'

const NAMED = 3
const DATE = /^\d{4}-\d{2}-\d{2}$/

interface LineLabel {
  readonly words: string
  readonly isExpired?: boolean
}

/** What the labels of a line's items say, in a few words each. Expired dates come first. */
export function lineLabels(
  { serials, lots, expiryDates, expired }: LabelFacts,
  t: Messages<'sheets'>,
  { day }: Pick<Formats, 'day'>,
): readonly LineLabel[] {
  const named = (values: readonly string[]) => listFirstNames(values, NAMED, t)
  // A text that is not a date is shown as printed.
  const days = (dates: readonly string[]) =>
    named(dates.map((date) => (DATE.test(date) ? day(Date.parse(date)) : date)))
  const good = expiryDates.filter((date) => !expired.includes(date))
  const over = () => ({ words: t('items.expired', { dates: days(expired) }), isExpired: true })
  const rest = [
    ...(good.length > 0 ? [t('items.until', { dates: days(good) })] : []),
    ...(lots.length > 0 ? [t('items.lots', { count: lots.length, lots: named(lots) })] : []),
    ...(serials.length > 0 ? [t('items.serials', { serials: named(serials) })] : []),
  ]
  return [...(expired.length > 0 ? [over()] : []), ...rest.map((words) => ({ words }))]
}
