// The text of a finding: only what the data show, and no cause if two causes look alike.

import { assertNever } from '#domain/assert-never.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import type { Finding } from '#domain/insights/finding.ts'
import { isolateBidi } from '#domain/isolate-bidi.ts'
import type { Areas } from '#messages/areas.ts'
import type { Say } from '#messages/catalogue.ts'
import type { Formats } from '#messages/formats.ts'
import type { InsightNames } from './insights.ts'

export interface SaidFinding {
  readonly title: string
  readonly sentence: string
}

interface Words<Node> {
  readonly t: Say<Areas['insights'], Node>
  readonly formats: Formats
  readonly item: (id: string) => string
  readonly shelf: (id: string) => string
  readonly person: (id: string) => string
}

export function sayFinding<Node>(
  finding: Finding,
  names: InsightNames,
  t: Say<Areas['insights'], Node>,
  formats: Formats,
): SaidFinding {
  const words: Words<Node> = {
    t,
    formats,
    item: (id) => isolateBidi(names.items[id]?.name ?? t('finding.item')),
    shelf: (id) => isolateBidi(names.shelves[id] ?? t('finding.shelf')),
    person: (id) => isolateBidi(names.people?.[id] ?? t('finding.person')),
  }
  switch (finding.kind) {
    case 'misplaced':
    case 'moved':
      return sayOffset(finding, words)
    case 'sibling':
      return saySibling(finding, words)
    case 'case_pack':
      return sayCasePack(finding, words)
    case 'keying':
    case 'case_or_keying':
      return sayKeying(finding, words)
    case 'shelf_twice':
      return sayShelfTwice(finding, words)
    case 'missed_run':
      return sayMissedRun(finding, words)
    case 'unknown_code':
      return sayUnknown(finding, words)
    case 're_read':
      return sayReRead(finding, words)
    case 'recounts_differ':
      return sayRecounts(finding, words)
    default:
      return assertNever(finding)
  }
}

type Of<Kind extends Finding['kind']> = Extract<Finding, { readonly kind: Kind }>

function sayOffset<Node>(
  finding: Of<'misplaced' | 'moved'>,
  { t, formats, item, shelf }: Words<Node>,
): SaidFinding {
  const told = {
    item: item(finding.lines[0]?.itemId ?? ''),
    quantity: formats.quantity(finding.quantity),
    from: shelf(finding.fromShelfId),
    to: shelf(finding.toShelfId),
  }
  return {
    title: t(`finding.${finding.kind}.title`, told),
    sentence: t(`finding.${finding.kind}`, told),
  }
}

function saySibling<Node>(finding: Of<'sibling'>, { t, formats, item }: Words<Node>): SaidFinding {
  const [missing = 0, extra = 0] = finding.lines.map(({ expected, counted }) =>
    Math.abs((counted ?? 0) - (expected ?? 0)),
  )
  const sentence = t('finding.sibling', {
    short: item(finding.shortItemId),
    over: item(finding.overItemId),
    missing: formats.quantity(missing),
    extra: formats.quantity(extra),
  })
  return { title: t('finding.sibling.title'), sentence }
}

function sayCasePack<Node>(
  finding: Of<'case_pack'>,
  { t, formats, item }: Words<Node>,
): SaidFinding {
  const [line] = finding.lines
  const pack = formats.quantity(finding.pack)
  const told = {
    item: item(line?.itemId ?? ''),
    entered: formats.quantity(finding.entered),
    count: finding.entered,
    pack,
  }
  const entered =
    finding.slip === 'cases_as_units'
      ? t('finding.casesAsUnits', told)
      : t('finding.unitsAsCases', told)
  return {
    title: t('finding.case.title', { pack }),
    sentence: `${entered} ${sayExpected(line?.expected ?? null, { t, formats })}`,
  }
}

function sayKeying<Node>(
  finding: Of<'keying' | 'case_or_keying'>,
  { t, formats, item }: Words<Node>,
): SaidFinding {
  const [line] = finding.lines
  const told = {
    item: item(line?.itemId ?? ''),
    entered: formats.quantity(finding.entered),
    meant: formats.quantity(finding.meant),
  }
  const expected = sayExpected(line?.expected ?? null, { t, formats })
  if (finding.kind === 'case_or_keying') {
    const pack = formats.quantity(finding.pack)
    return {
      title: t('finding.caseOrKeying.title', { pack }),
      sentence: `${t('finding.caseOrKeying', { ...told, pack })} ${expected}`,
    }
  }
  if (finding.slip === 'barcode' || finding.meant === null) {
    const sentence = `${t('finding.barcode', told)} ${expected}`
    return { title: t('finding.barcode.title'), sentence }
  }
  const sentence = `${t('finding.keying', { ...told, slip: finding.slip })} ${expected}`
  return { title: t('finding.keying.title'), sentence }
}

function sayExpected<Node>(
  expected: number | null,
  { t, formats }: Pick<Words<Node>, 't' | 'formats'>,
) {
  if (expected === null) return t('finding.noExpected')
  return t('finding.expected', { quantity: formats.quantity(expected) })
}

function sayShelfTwice<Node>(finding: Of<'shelf_twice'>, { t, shelf }: Words<Node>): SaidFinding {
  const told = {
    count: finding.lines.length,
    shelf: shelf(finding.shelfId),
    other: shelf(finding.enteredOnShelfId),
  }
  return { title: t('finding.twice.title', told), sentence: t('finding.twice', told) }
}

function sayMissedRun<Node>(finding: Of<'missed_run'>, { t, shelf }: Words<Node>): SaidFinding {
  const told = { count: finding.lines.length, shelf: shelf(finding.shelfId) }
  const part = finding.isWholeShelf ? 'shelfMissed' : 'partMissed'
  const kind = finding.isPartly ? 'partlyMissed' : part
  return { title: t(`finding.${kind}.title`, told), sentence: t(`finding.${kind}`, told) }
}

function sayUnknown<Node>(
  finding: Of<'unknown_code'>,
  { t, formats, item, shelf }: Words<Node>,
): SaidFinding {
  const told = {
    quantity: formats.quantity(finding.quantity),
    code: shownCode(finding.code),
    shelf: shelf(finding.shelfId),
    item: item(finding.itemId),
  }
  const clues = formats.list(finding.clues.map((clue) => t(`clue.${clue}`)))
  return {
    title: t('finding.unknown.title', told),
    sentence:
      clues === '' ? t('finding.unknown', told) : t('finding.unknownWhy', { ...told, clues }),
  }
}

function sayReRead<Node>(
  finding: Of<'re_read'>,
  { t, formats, item, person }: Words<Node>,
): SaidFinding {
  const told = { item: item(finding.itemId), name: person(finding.userId) }
  const read =
    finding.gapMs === null
      ? t('finding.reRead', told)
      : t('finding.reReadApart', { ...told, gap: formats.quantity(finding.gapMs) })
  const over = countedOver(finding)
  return {
    title: t('finding.reRead.title'),
    sentence: over > 0 ? `${read} ${t('finding.reReadOver', { count: over })}` : read,
  }
}

/** Not always above zero: timing alone can prove a second reading, even on a shelf that was short before. */
function countedOver({ lines: [line] }: Finding): number {
  return (line?.counted ?? 0) - (line?.expected ?? Number.POSITIVE_INFINITY)
}

function sayRecounts<Node>(
  finding: Of<'recounts_differ'>,
  { t, person }: Words<Node>,
): SaidFinding {
  const { recounted, differing, othersRecounted, othersDiffering } = finding
  const name = person(finding.userId)
  return {
    title: t('finding.recounts.title', { name }),
    sentence: t('finding.recounts', {
      name,
      recounted,
      differing,
      othersRecounted,
      othersDiffering,
    }),
  }
}
