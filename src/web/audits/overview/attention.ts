// What in a running count needs a manager, in everyday words, and where it is handled.

import type { LinkOptions } from '@tanstack/react-router'
import type { AuditDashboard } from '#contract/audits.ts'
import type { ChecklistPoint, ChecklistPointId } from '#domain/audit.ts'
import type { Messages } from '#web/kit/use-messages.ts'
import { isIdle, shelvesInHand } from '../dashboard/rail/people.ts'

export interface Attention {
  readonly id: string
  readonly text: string
  readonly link: LinkOptions
}

interface AuditPlace {
  readonly storeId: string
  readonly auditId: string
}

/** The open points of the closing checklist. */
export function attentionOf(
  points: readonly ChecklistPoint[],
  place: AuditPlace,
  t: Messages<'overview'>,
): readonly Attention[] {
  return points.flatMap(({ id, open }) =>
    open > 0 ? [{ id, text: t(`needs.${id}`, { count: open }), link: linkOf(id, place) }] : [],
  )
}

/** How durations read at this moment. */
interface SaidSpans {
  readonly nowMs: number
  readonly span: (durationMs: number) => string
}

/** People who stopped counting in the middle of a shelf, and devices with counts that were refused. */
export function peopleAttentionOf(
  dashboard: Pick<AuditDashboard, 'people' | 'devices' | 'rooms'>,
  place: AuditPlace,
  { nowMs, span }: SaidSpans,
  t: Messages<'overview'>,
): readonly Attention[] {
  const { people, devices } = dashboard
  const idle = people.flatMap((person) => {
    const { id, name, lastEventAt } = person
    if (lastEventAt === null || !isIdle(person, shelvesInHand(dashboard, id), nowMs)) return []
    const text = t('needs.idle', { name, duration: span(nowMs - lastEventAt) })
    return [{ id: `idle-${id}`, text, link: toAssignments(place) }]
  })
  const refused = devices.flatMap(({ id, userName, refusedEvents }) =>
    refusedEvents > 0
      ? [
          {
            id: `refused-${id}`,
            text: t('needs.refused', { name: userName, count: refusedEvents }),
            link: toDashboard(place, { tab: 'people' }),
          },
        ]
      : [],
  )
  return [...idle, ...refused]
}

function linkOf(id: ChecklistPointId, place: AuditPlace): LinkOptions {
  switch (id) {
    case 'coverage':
      return toAssignments(place)
    case 'unsent_events':
      return toDashboard(place, { show: 'unsent' })
    case 'unknown_codes':
      return toDashboard(place, { drawer: 'unknown' })
    case 'recounts':
      return toDashboard(place, { show: 'recounts' })
    case 'control_totals':
      return toDashboard(place, { show: 'unmet' })
    case 'set_aside':
      return {
        to: '/stores/$storeId/audit/$id/inventory',
        params: paramsOf(place),
        search: { view: 'quarantined' },
      }
  }
}

function toAssignments(place: AuditPlace): LinkOptions {
  return { to: '/stores/$storeId/audit/$id/room-assignments', params: paramsOf(place) }
}

function toDashboard(
  place: AuditPlace,
  search: { readonly show?: string; readonly tab?: string; readonly drawer?: string },
): LinkOptions {
  return { to: '/stores/$storeId/audit/$id', params: paramsOf(place), search }
}

function paramsOf({ storeId, auditId }: AuditPlace) {
  return { storeId, id: auditId }
}
