// What the server last reported about a shelf, stored for times without a network.

import type { AssignmentCounts, CountedLine, ScanEventDetails } from '#contract/scan-events.ts'
import { labelsOf, type ReadLabel } from '#domain/codes/label-facts.ts'
import type { ShelfEvent } from '#domain/count.ts'
import { totalToMilli } from '#domain/quantity.ts'
import { type SetAsideReason, setAsideReasonOf } from '#domain/scan-warning.ts'
import { isRepeat } from '#domain/serial.ts'

export interface ShelfSnapshot {
  readonly userId: string
  readonly auditAssignmentId: string
  readonly lines: readonly CountedLine[]
  /** The newest events that the lines include. */
  readonly eventIds: readonly string[]
  readonly receivedAtMs: number
  /** By line: when it was last counted, as far as the newest events show; older snapshots have none. */
  readonly countedAtMs?: Readonly<Record<string, number>>
  /** How many of the person's newest counts were set aside; older snapshots have none. */
  readonly setAside?: number
  /** The reasons; older snapshots have none. */
  readonly setAsideReasons?: readonly SetAsideReason[]
  /** The version of the newest event that the lines include: a correction reports it as seen. */
  readonly version?: number
  /** The newest events that the lines include, for computing totals. */
  readonly events?: readonly ShelfEvent[]
  /** What the labels in the newest valid events say. Older snapshots have none. */
  readonly labels?: readonly LineLabel[]
  /** By line: the correction by another person that replaced this person's last one. */
  readonly replacedCorrections?: Readonly<Record<string, ReplacedCorrection>>
}

export interface LineLabel extends ReadLabel {
  readonly line: string
  readonly eventId: string
}

export interface ReplacedCorrection {
  /** The number that counts instead, as entered. */
  readonly entered: number | null
  readonly userName: string | null
  readonly atMs: number
}

export function snapshotOf(
  userId: string,
  counts: AssignmentCounts,
  receivedAtMs: number,
): ShelfSnapshot {
  const setAside = counts.page.filter((event) => isSetAside(event, userId))
  const reasons = setAside.flatMap(({ warnings }) => setAsideReasonOf(warnings) ?? [])
  return {
    userId,
    auditAssignmentId: counts.auditAssignmentId,
    lines: counts.lines,
    eventIds: counts.page.map(({ id }) => id),
    receivedAtMs,
    countedAtMs: Object.fromEntries(
      // The newest come first, and of duplicate keys the last value is kept.
      counts.page.flatMap(({ line, deviceTime }) => (line ? [[line, deviceTime]] : [])).reverse(),
    ),
    setAside: setAside.length,
    setAsideReasons: [...new Set(reasons)],
    version: counts.version,
    events: counts.page.map(toShelfEvent),
    replacedCorrections: replacedCorrections(userId, counts.page),
    labels: counts.page.flatMap(lineLabelsOf),
  }
}

function lineLabelsOf(event: ScanEventDetails): readonly LineLabel[] {
  const { id: eventId, line, effect, voided, quarantined } = event
  if (line === null || effect <= 0 || voided || quarantined) return []
  return labelsOf(event).map((label) => ({ ...label, line, eventId }))
}

function toShelfEvent(event: ScanEventDetails): ShelfEvent {
  const { id, kind, line, voids, version, seenVersion, warnings } = event
  const { userId, deviceId, deviceSeq, deviceTime: deviceTimeMs } = event
  const quantity = totalToMilli(event.effect)
  const quarantined = event.quarantined || isRepeat({ kind, quantity, warnings })
  const device = { userId, deviceId, deviceSeq, deviceTimeMs }
  return { id, kind, line, quantity, voids, version, seenVersion, quarantined, ...device }
}

function replacedCorrections(
  userId: string,
  newest: readonly ScanEventDetails[],
): Readonly<Record<string, ReplacedCorrection>> {
  const last = new Map<string, ScanEventDetails>()
  for (const event of newest) {
    const isOwn = event.kind === 'set' && event.userId === userId && !event.voided
    if (isOwn && event.line !== null && !last.has(event.line)) last.set(event.line, event)
  }
  return Object.fromEntries(
    [...last].flatMap(([line, { replacedBy }]) => {
      if (!replacedBy || replacedBy.userId === userId) return []
      const { entered, userName, deviceTime: atMs } = replacedBy
      return [[line, { entered, userName, atMs }]]
    }),
  )
}

function isSetAside(event: ScanEventDetails, userId: string): boolean {
  const { quarantined, voided, kind } = event
  return quarantined && !voided && kind !== 'void' && event.userId === userId
}
