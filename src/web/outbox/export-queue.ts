// The queue as text, for somebody who has to carry it away by hand.

import type { OutboxEntry } from './outbox-entry.ts'

/** One line per entry; a spreadsheet opens it, and a person reads it. */
export function exportQueue(entries: readonly OutboxEntry[]): string {
  const lines = entries.map((entry) => columnsOf(entry).map(plain).join('\t'))
  return [HEADER.join('\t'), ...lines].join('\n')
}

const HEADER = ['time', 'shelf', 'what', 'item or code', 'number', 'state', 'id'] as const

function columnsOf(entry: OutboxEntry): readonly string[] {
  const { work, savedAtMs, auditAssignmentId, state, fault } = entry
  const time = new Date(savedAtMs).toISOString()
  const said = fault ? `${state}: ${fault.message}` : state
  if (work.kind !== 'count') return [time, auditAssignmentId, work.kind, '', '', said, '']
  const { event, shown } = work
  const what = shown?.name ?? event.code ?? event.itemId ?? ''
  const number = event.entered === undefined ? '' : `${event.entered} × ${event.factor ?? 1}`
  return [time, auditAssignmentId, event.kind, what, number, said, event.id]
}

function plain(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ')
}
