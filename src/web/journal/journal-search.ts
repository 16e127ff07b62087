// The view of the journal, as stored in the address.

import type { JournalFilter } from '#contract/journal.ts'
import type { PageLanguage } from '#messages/languages.ts'
import { stringIn } from '../kit/search.ts'

export interface JournalSearch {
  /** Everywhere the viewer has access, including entries without a store; left out: this store. */
  readonly where?: typeof EVERYWHERE | undefined
  /** A module of functions. */
  readonly about?: string | undefined
  readonly who?: string | undefined
  /** Days as `2026-03-14`, in the viewer's time zone. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

export const EVERYWHERE = 'everywhere'

export function parseJournalSearch(search: Readonly<Record<string, unknown>>): JournalSearch {
  const day = (name: string) => {
    const text = stringIn(search, name)
    return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
  }
  return {
    where: search.where === EVERYWHERE ? EVERYWHERE : undefined,
    about: stringIn(search, 'about'),
    who: stringIn(search, 'who'),
    from: day('from'),
    until: day('until'),
  }
}

export function journalFilterOf(search: JournalSearch, storeId: string): JournalFilter {
  return {
    ...(search.where === undefined && { storeId }),
    ...(search.about !== undefined && { action: search.about }),
    ...(search.who !== undefined && { userId: search.who }),
    ...(search.from !== undefined && { fromMs: startOf(search.from) }),
    // The last day is included.
    ...(search.until !== undefined && { untilMs: startOf(search.until, 1) }),
  }
}

function startOf(day: string, moreDays = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + moreDays).getTime()
}

/** The address of the same entries as a file, in the language of the page. */
export function journalFileAddress(
  ending: 'csv' | 'xlsx',
  orgId: string,
  filter: JournalFilter & { readonly language: PageLanguage },
): string {
  const entries = Object.entries({ orgId, ...filter }).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return `/api/journal.${ending}?${search}`
}
