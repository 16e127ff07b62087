// Findings about whole shelves, stretches of them, and codes that nobody knows.

import type { Finding } from './finding.ts'
import { findingKey } from './finding-key.ts'
import { changeValue, findingLine, MOST_EVENTS } from './finding-parts.ts'
import type { Look } from './look.ts'
import { MISTAKE_SHARE } from './mistake-share.ts'

export function shelfFindings({ twice, missed, unknown }: Look): readonly Finding[] {
  return [
    ...twice.map((one) => twiceFinding(one)),
    ...missed.map((one) => missedFinding(one)),
    ...unknown.map((one) => unknownFinding(one)),
  ]
}

function twiceFinding({
  shelfId,
  enteredOnShelfId,
  second,
  chance,
}: Look['twice'][number]): Finding {
  const changes = second.map(({ line, visit }) => ({ line, change: -visit.quantity }))
  const events = second.flatMap(({ visit }) => visit.events)
  const lines = changes.map(({ line }) => line)
  return {
    kind: 'shelf_twice',
    key: findingKey('twice', lines, shelfId, enteredOnShelfId),
    storeId: lines[0]?.storeId ?? '',
    shelfId,
    enteredOnShelfId,
    userIds: [...new Set(events.map(({ userId }) => userId))].sort(),
    lines: changes.map(({ line, change }) => findingLine(line, change)),
    evidence: {
      eventIds: events.slice(0, MOST_EVENTS).map(({ id }) => id),
      figures: { items: lines.length },
    },
    confidence: chance,
    mistake: chance * MISTAKE_SHARE.shelf_twice,
    value: changeValue(changes),
  }
}

function missedFinding({ shelfId, lines, isWholeShelf, chance }: Look['missed'][number]): Finding {
  return {
    kind: 'missed_run',
    key: findingKey('missed', lines, shelfId),
    storeId: lines[0]?.storeId ?? '',
    shelfId,
    isWholeShelf,
    // Whether they are there or gone is just what is not known.
    lines: lines.map((line) => findingLine(line, null)),
    evidence: { eventIds: [], figures: { items: lines.length } },
    confidence: chance,
    mistake: chance * MISTAKE_SHARE.missed_run,
    value: changeValue(lines.map((line) => ({ line, change: line.expected }))),
  }
}

function unknownFinding(guess: Look['unknown'][number]): Finding {
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
      eventIds: events.slice(0, MOST_EVENTS).map(({ id }) => id),
      figures: { quantity },
    },
    confidence: chance,
    mistake: chance * MISTAKE_SHARE.unknown_code,
    value: line ? changeValue([{ line, change: quantity }]) : 0,
  }
}
