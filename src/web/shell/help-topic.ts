import type { StoreSummary } from '#contract/stores.ts'

/** Pages with a help topic, by the end of their address. */
const TOPICS = [
  ['audit/new', 'newAudit'],
  ['audit/…/inventory', 'inventory'],
  ['audit/…/room-assignments', 'assignments'],
  ['audit/…/results', 'results'],
  ['audit/…', 'dashboard'],
  ['audit', 'audits'],
  ['admin/rooms', 'rooms'],
  ['admin/rooms/…/shelves/…', 'rooms'],
  ['admin/items', 'items'],
  ['admin/import', 'items'],
  ['admin/teams', 'team'],
  ['admin/journal', 'journal'],
  ['reports', 'reports'],
  ['settings', 'settings'],
  ['', 'overview'],
] as const

export type HelpTopic = (typeof TOPICS)[number][1] | 'organization' | 'other'

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g

/** The help topic of a path. */
export function helpTopicOf(path: string): HelpTopic {
  if (path === '/organization') return 'organization'
  const inStore = /^\/stores\/…(?:\/(.*?))?\/?$/.exec(path.replaceAll(ID, '…'))
  if (!inStore) return 'other'
  const rest = inStore[1] ?? ''
  return TOPICS.find(([end]) => end === rest)?.[1] ?? 'other'
}

/** The help is written for managers; counters have the scanner's own pages. */
export function hasHelp(store: Pick<StoreSummary, 'role'> | undefined): boolean {
  return store?.role === 'manager'
}
