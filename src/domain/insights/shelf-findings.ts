// Findings about whole shelves, stretches of them, and unknown codes.

import type { Analysis } from './analyze-audit.ts'
import type { Finding } from './finding.ts'
import { findingKey } from './finding-key.ts'
import { changeValue, findingLine, MOST_EVENTS } from './finding-parts.ts'
import { missedChanges } from './missed-runs.ts'
import { MISTAKE_SHARE } from './mistake-share.ts'
import type { ScanLog } from './scan-log.ts'

export function shelfFindings(
  log: ScanLog,
  { twice, missed, unknown }: Analysis,
): readonly Finding[] {
  return [
    ...twice.map((one) => twiceFinding(log, one)),
    ...missed.map((one) => missedFinding(one)),
    ...unknown.map((one) => unknownFinding(log, one)),
  ]
}

function twiceFinding(
  log: ScanLog,
  { shelfId, enteredOnShelfId, second, chance }: Analysis['twice'][number],
): Finding {
  const changes = second.map(({ line, visit }) => ({ line, change: -visit.quantity }))
  const events = second.flatMap(({ visit }) => [...visit.events])
  const lines = changes.map(({ line }) => line)
  return {
    kind: 'shelf_twice',
    key: findingKey('twice', lines, shelfId, enteredOnShelfId),
    storeId: lines[0]?.storeId ?? '',
    shelfId,
    enteredOnShelfId,
    userIds: [...new Set(events.map((at) => log.textAt(log.user, at)))].sort(),
    lines: changes.map(({ line, change }) => findingLine(line, change)),
    evidence: {
      eventIds: events.slice(0, MOST_EVENTS).map((at) => log.idOf(at)),
      figures: { items: lines.length },
    },
    confidence: chance,
    mistake: chance * MISTAKE_SHARE.shelf_twice,
    value: changeValue(changes),
  }
}

function missedFinding(run: Analysis['missed'][number]): Finding {
  const { shelfId, lines, isWholeShelf, isPartly, chance } = run
  return {
    kind: 'missed_run',
    key: findingKey('missed', lines, shelfId),
    storeId: lines[0]?.storeId ?? '',
    shelfId,
    isWholeShelf,
    isPartly,
    // Null, because it is unknown whether they are there or gone.
    lines: lines.map((line) => findingLine(line, null)),
    evidence: { eventIds: [], figures: { items: lines.length } },
    confidence: chance,
    mistake: chance * MISTAKE_SHARE.missed_run,
    value: changeValue(missedChanges(run)),
  }
}

function unknownFinding(log: ScanLog, guess: Analysis['unknown'][number]): Finding {
  const { code, shelfId, storeId, quantity, itemId, line, clues, events, chance } = guess
  return {
    kind: 'unknown_code',
    key: findingKey('unknown', [], storeId, shelfId, code, itemId, quantity),
    storeId,
    code,
    shelfId,
    itemId,
    quantity,
    clues,
    lines: line ? [findingLine(line, quantity)] : [],
    evidence: {
      eventIds: events.slice(0, MOST_EVENTS).map((at) => log.idOf(at)),
      figures: { quantity },
    },
    confidence: chance,
    mistake: chance * MISTAKE_SHARE.unknown_code,
    value: line ? changeValue([{ line, change: quantity }]) : 0,
  }
}
