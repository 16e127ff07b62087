// The queue as text, to save and pass on by hand.

import type { OutboxEntry } from './outbox-entry.ts'

/** The sign of a shelf, by assignment. */
type Signs = ReadonlyMap<string, string>

/** One line per entry. It opens in a spreadsheet and is written for managers, whatever language the counter uses. */
export function exportQueue(entries: readonly OutboxEntry[], signs: Signs): string {
  const lines = entries.map((entry) => columnsOf(entry, signs).map(plain).join('\t'))
  return [HEADER.join('\t'), ...lines].join('\n')
}

const HEADER = ['time', 'shelf', 'what', 'item or code', 'number', 'state', 'id'] as const

function columnsOf(entry: OutboxEntry, signs: Signs): readonly string[] {
  const { work, savedAtMs, auditAssignmentId, state, fault } = entry
  const time = new Date(savedAtMs).toISOString()
  const shelf = signs.get(auditAssignmentId) ?? auditAssignmentId
  const said = fault ? `${state}: ${fault.message}` : state
  if (work.kind !== 'count') return [time, shelf, work.kind, '', '', said, '']
  const { event, shown } = work
  const what = shown?.name ?? event.code ?? event.itemId ?? ''
  const number = event.entered === undefined ? '' : `${event.entered} × ${event.factor ?? 1}`
  return [time, shelf, event.kind, what, number, said, event.id]
}

function plain(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ')
}
