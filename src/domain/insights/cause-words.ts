// A cause in a few words, for a column; the whole sentence stands in finding-words.ts.

import { assertNever } from '../assert-never.ts'
import { shownCode } from '../codes/shown-code.ts'
import { isolateBidi } from '../isolate-bidi.ts'
import type { Finding, KeyingSlip, RankReason } from './finding.ts'

export interface CauseNames {
  readonly item: (id: string) => string
  readonly shelf: (id: string) => string
}

export interface CauseWords {
  /** Three words or so. */
  readonly title: string
  /** What shows it. */
  readonly detail: string
}

export function describeCause(finding: Finding, itemId: string, known: CauseNames): CauseWords {
  const item = (id: string) => isolateBidi(known.item(id))
  const shelf = (id: string) => isolateBidi(known.shelf(id))
  switch (finding.kind) {
    case 'sibling': {
      const isShort = itemId === finding.shortItemId
      const other = isShort ? finding.overItemId : finding.shortItemId
      const amount = said(finding.quantity)
      return {
        title: `Swapped with “${item(other)}”`,
        detail: isShort ? `+${amount} there` : `−${amount} there`,
      }
    }
    case 'moved':
      return {
        title: `Moved to ${shelf(finding.toShelfId)}`,
        detail: `${said(finding.quantity)} short on ${shelf(finding.fromShelfId)}`,
      }
    case 'misplaced':
      return {
        title: `Counted on ${shelf(finding.toShelfId)}`,
        detail: `belongs on ${shelf(finding.fromShelfId)}`,
      }
    case 'case_pack':
      return {
        title: `Case of ${said(finding.pack)}`,
        detail:
          finding.slip === 'cases_as_units'
            ? `${said(finding.entered)} cases as units`
            : `${said(finding.entered)} units as cases`,
      }
    case 'keying':
      return { title: SLIPS[finding.slip], detail: typed(finding.entered, finding.meant) }
    case 'case_or_keying':
      return {
        title: `Case of ${said(finding.pack)}, or mistyped`,
        detail: typed(finding.entered, finding.meant),
      }
    case 'shelf_twice':
      return {
        title: `${shelf(finding.shelfId)} counted twice`,
        detail: `second time on ${shelf(finding.enteredOnShelfId)}`,
      }
    case 'missed_run':
      return describeMissed(finding, shelf(finding.shelfId))
    case 'unknown_code':
      return {
        title: 'Under an unknown code',
        detail: `${said(finding.quantity)} as ${shownCode(finding.code)}`,
      }
    case 're_read':
      return {
        title: 'Label read twice',
        detail: finding.gapMs === null ? 'two readings' : `${said(finding.gapMs)} ms apart`,
      }
    case 'recounts_differ':
      return { title: 'Recounts differ', detail: '' }
    default:
      return assertNever(finding)
  }
}

const SLIPS: Readonly<Record<KeyingSlip, string>> = {
  transposed: 'Digits swapped',
  repeated: 'Digit typed twice',
  missing: 'Digit missing',
  extra: 'Digit too many',
  neighbour: 'Wrong digit',
  decimal_point: 'Decimal point moved',
  barcode: 'Barcode as a quantity',
}

function typed(entered: number, meant: number | null): string {
  return meant === null ? `${said(entered)} typed` : `${said(entered)} for ${said(meant)}`
}

function describeMissed(
  finding: Extract<Finding, { readonly kind: 'missed_run' }>,
  shelf: string,
): CauseWords {
  const detail = `${finding.lines.length} items side by side`
  if (finding.isPartly) return { title: `Part of ${shelf} passed over`, detail }
  if (finding.isWholeShelf) return { title: `${shelf} not counted`, detail: 'the whole shelf' }
  return { title: `Part of ${shelf} not counted`, detail }
}

/** What the numbers alone say of a line about which nothing was found. */
export function describePlainCause(reasons: readonly RankReason[]): CauseWords {
  const pack = reasons.find((reason) => reason.kind === 'pack_multiple')
  if (pack) {
    const cases = Math.abs(pack.packs)
    return {
      title: `Case-pack multiple ×${said(pack.pack)}`,
      detail: cases === 1 ? '1 full case' : `${said(cases)} full cases`,
    }
  }
  const unusual = reasons.find((reason) => reason.kind === 'unusual')
  const detail = unusual ? `1 in ${Math.round(unusual.oneIn).toLocaleString('en-US')} lines` : ''
  return { title: 'No pattern found', detail }
}

/** Up to three decimals, none that say nothing. */
function said(quantity: number): string {
  return String(Number(quantity.toFixed(3)))
}
