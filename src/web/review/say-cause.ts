// A cause in a few words, for a column; say-finding.ts has the whole sentence.

import type { InsightNames } from '#contract/insights.ts'
import { assertNever } from '#domain/assert-never.ts'
import { shownCode } from '#domain/codes/shown-code.ts'
import type { Finding, RankReason } from '#domain/insights/finding.ts'
import { isolateBidi } from '#domain/isolate-bidi.ts'
import type { Formats } from '#messages/formats.ts'
import type { Messages } from '../kit/use-messages.ts'

export interface CauseWords {
  /** About three words. */
  readonly title: string
  /** The evidence; empty if there is none. */
  readonly detail: string
}

type InsightWords = Messages<'insights'>
type Quantities = Pick<Formats, 'quantity' | 'difference'>

export function sayCause(
  finding: Finding,
  itemId: string,
  names: Pick<InsightNames, 'items' | 'shelves'>,
  t: InsightWords,
  { quantity, difference }: Quantities,
): CauseWords {
  const shelf = (id: string) => isolateBidi(names.shelves[id] ?? t('finding.shelf'))
  switch (finding.kind) {
    case 'sibling': {
      const isShort = itemId === finding.shortItemId
      const other = isShort ? finding.overItemId : finding.shortItemId
      const item = isolateBidi(names.items[other]?.name ?? t('finding.item'))
      const there = difference(isShort ? finding.quantity : -finding.quantity)
      return { title: t('cause.swap', { item }), detail: t('cause.there', { difference: there }) }
    }
    case 'moved': {
      const short = { quantity: quantity(finding.quantity), shelf: shelf(finding.fromShelfId) }
      return {
        title: t('cause.moved', { shelf: shelf(finding.toShelfId) }),
        detail: t('cause.shortOn', short),
      }
    }
    case 'misplaced':
      return {
        title: t('cause.misplaced', { shelf: shelf(finding.toShelfId) }),
        detail: t('cause.belongs', { shelf: shelf(finding.fromShelfId) }),
      }
    case 'case_pack': {
      const entered = { count: finding.entered }
      const asUnits = finding.slip === 'cases_as_units'
      return {
        title: t('cause.case', { pack: quantity(finding.pack) }),
        detail: asUnits ? t('cause.casesAsUnits', entered) : t('cause.unitsAsCases', entered),
      }
    }
    case 'keying':
      return {
        title: t('cause.slip', { slip: finding.slip }),
        detail: sayTyped(finding.entered, finding.meant, t, quantity),
      }
    case 'case_or_keying':
      return {
        title: t('cause.caseOrSlip', { pack: quantity(finding.pack) }),
        detail: sayTyped(finding.entered, finding.meant, t, quantity),
      }
    case 'shelf_twice':
      return {
        title: t('cause.twice', { shelf: shelf(finding.shelfId) }),
        detail: t('cause.secondOn', { shelf: shelf(finding.enteredOnShelfId) }),
      }
    case 'missed_run':
      return sayMissed(finding, shelf(finding.shelfId), t)
    case 'unknown_code': {
      const read = { quantity: quantity(finding.quantity), code: shownCode(finding.code) }
      return { title: t('cause.unknown'), detail: t('cause.asCode', read) }
    }
    case 're_read': {
      const { gapMs } = finding
      const detail =
        gapMs === null ? t('cause.twoScans') : t('cause.apart', { gap: quantity(gapMs) })
      return { title: t('cause.reRead'), detail }
    }
    case 'recounts_differ':
      return { title: t('cause.recountsDiffer'), detail: '' }
    default:
      return assertNever(finding)
  }
}

function sayTyped(
  entered: number,
  meant: number | null,
  t: InsightWords,
  quantity: Quantities['quantity'],
): string {
  if (meant === null) return t('cause.typed', { entered: quantity(entered) })
  return t('cause.typedFor', { entered: quantity(entered), meant: quantity(meant) })
}

function sayMissed(
  finding: Extract<Finding, { readonly kind: 'missed_run' }>,
  shelf: string,
  t: InsightWords,
): CauseWords {
  const detail = t('cause.sideBySide', { count: finding.lines.length })
  if (finding.isPartly) return { title: t('cause.partlyMissed', { shelf }), detail }
  if (!finding.isWholeShelf) return { title: t('cause.partMissed', { shelf }), detail }
  return { title: t('cause.shelfMissed', { shelf }), detail: t('cause.wholeShelf') }
}

/** What the numbers alone suggest about a line without a finding. */
export function sayPlainCause(
  reasons: readonly RankReason[],
  t: InsightWords,
  { quantity }: Quantities,
): CauseWords {
  const pack = reasons.find((reason) => reason.kind === 'pack_multiple')
  if (pack) {
    return {
      title: t('cause.pack', { pack: quantity(pack.pack) }),
      detail: t('cause.fullCases', { count: Math.abs(pack.packs) }),
    }
  }
  const unusual = reasons.find((reason) => reason.kind === 'unusual')
  const detail = unusual ? t('cause.oneIn', { count: Math.round(unusual.oneIn) }) : ''
  return { title: t('cause.none'), detail }
}
