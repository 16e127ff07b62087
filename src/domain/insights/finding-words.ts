// The text of a finding: what the data show, without naming a cause where two causes look alike.

import { assertNever } from '../assert-never.ts'
import { shownCode } from '../codes/shown-code.ts'
import { isolateBidi } from '../isolate-bidi.ts'
import type { Finding, KeyingSlip, UnknownClue } from './finding.ts'

export interface FindingNames {
  readonly item: (id: string) => string
  readonly shelf: (id: string) => string
  readonly person: (id: string) => string
}

export interface FindingWords {
  readonly title: string
  readonly sentence: string
}

export function describeFinding(finding: Finding, known: FindingNames): FindingWords {
  const names: FindingNames = {
    item: (id) => isolateBidi(known.item(id)),
    shelf: (id) => isolateBidi(known.shelf(id)),
    person: (id) => isolateBidi(known.person(id)),
  }
  switch (finding.kind) {
    case 'misplaced':
    case 'moved':
      return describeOffset(finding, names)
    case 'sibling':
      return describeSibling(finding, names)
    case 'case_pack':
    case 'keying':
    case 'case_or_keying':
      return describeEntry(finding, names)
    case 'shelf_twice':
    case 'missed_run':
      return describeShelf(finding, names)
    case 'unknown_code':
      return describeUnknown(finding, names)
    case 're_read':
      return describeReRead(finding, names)
    case 'recounts_differ':
      return describeRecounts(finding, names)
    default:
      return assertNever(finding)
  }
}

type Of<Kind extends Finding['kind']> = Extract<Finding, { readonly kind: Kind }>

function describeOffset(finding: Of<'misplaced' | 'moved'>, names: FindingNames): FindingWords {
  const { quantity, fromShelfId, toShelfId } = finding
  const item = names.item(finding.lines[0]?.itemId ?? '')
  const [from, to] = [names.shelf(fromShelfId), names.shelf(toShelfId)]
  const offset = `${item}: ${said(quantity)} short on ${from} and ${said(quantity)} over on ${to}.`
  return finding.kind === 'moved'
    ? {
        title: `Moved from ${from} to ${to}`,
        sentence: `${offset} Both are places of this item: moved, or counted at the other one.`,
      }
    : {
        title: `Counted on ${to} instead of ${from}`,
        sentence: `${offset} The item is not kept on ${to}. In the store as a whole they offset.`,
      }
}

function describeSibling(finding: Of<'sibling'>, names: FindingNames): FindingWords {
  const [short, over] = [names.item(finding.shortItemId), names.item(finding.overItemId)]
  const amounts = finding.lines.map(({ expected, counted }) =>
    Math.abs((counted ?? 0) - (expected ?? 0)).toFixed(3),
  )
  const [missing = '', extra = ''] = amounts.map((amount) => said(Number(amount)))
  const offset = missing === extra ? 'they offset' : `${said(finding.quantity)} of them offset`
  return {
    title: 'Two variants that offset',
    sentence: `${short} is ${missing} short, ${over} ${extra} over, ${offset}. Counted or sold under the wrong variant; one look at both decides.`,
  }
}

function describeEntry(
  finding: Of<'case_pack' | 'keying' | 'case_or_keying'>,
  names: FindingNames,
): FindingWords {
  const [line] = finding.lines
  const item = names.item(line?.itemId ?? '')
  const expected = expectedWords(line?.expected ?? null)
  const entered = said(finding.entered)
  if (finding.kind === 'keying') return describeKeying(finding, { item, expected })
  const pack = said(finding.pack)
  if (finding.kind === 'case_or_keying') {
    return {
      title: `A case of ${pack}, or a slip of the keys`,
      sentence: `${item}: ${entered} entered, ${expected}. It fits a case of ${pack} taken for a unit or the other way round, and ${slipWords(finding.slip, said(finding.meant))}; the shelf decides.`,
    }
  }
  const how =
    finding.slip === 'cases_as_units'
      ? `${entered} entered as units would fit as ${times(finding.entered, 'case', 'cases')} of ${pack}`
      : `${times(finding.entered, 'case', 'cases')} of ${pack} entered would fit as ${times(finding.entered, 'unit', 'units')}`
  return { title: `Cases and units of ${pack}`, sentence: `${item}: ${how}; ${expected}.` }
}

function expectedWords(expected: number | null): string {
  return expected === null ? 'no baseline' : `${said(expected)} expected`
}

function describeKeying(
  { slip, entered, meant }: Of<'keying'>,
  { item, expected }: { readonly item: string; readonly expected: string },
): FindingWords {
  if (slip === 'barcode' || meant === null) {
    const sentence = `${item}: ${said(entered)} entered as a quantity; ${expected}. The number looks like a code that was read into the quantity box.`
    return { title: 'A barcode in the quantity box', sentence }
  }
  return {
    title: 'Probably mistyped',
    sentence: `${item}: ${said(entered)} entered, ${expected}. It looks like ${slipWords(slip, said(meant))}.`,
  }
}

function slipWords(slip: KeyingSlip, meant: string): string {
  switch (slip) {
    case 'transposed':
      return `${meant} with two digits swapped`
    case 'repeated':
      return `${meant} with a digit typed twice`
    case 'missing':
      return `${meant} with a digit missing`
    case 'extra':
      return `${meant} with a digit too many`
    case 'neighbour':
      return `${meant} with one wrong digit`
    case 'decimal_point':
      return `${meant} with the decimal point elsewhere`
    case 'barcode':
      return 'a code in the quantity box'
    default:
      return assertNever(slip)
  }
}

function describeShelf(
  finding: Of<'shelf_twice' | 'missed_run'>,
  names: FindingNames,
): FindingWords {
  const shelf = names.shelf(finding.shelfId)
  const count = finding.lines.length
  if (finding.kind === 'missed_run' && finding.isPartly) {
    return {
      title: `A stretch of ${shelf} is short`,
      sentence: `${count} neighbouring items of ${shelf} are short and were entered on one walk only, where others were entered on two. Passed over once, or gone? Count them again.`,
    }
  }
  if (finding.kind === 'missed_run') {
    const items = finding.isWholeShelf
      ? times(count, 'item', 'items')
      : `${count} neighbouring items`
    return {
      title: finding.isWholeShelf ? `${shelf} has no count` : `A stretch of ${shelf} has no count`,
      sentence: `${items} of ${shelf} ${count === 1 ? 'has' : 'have'} no count. Not counted, or gone? Confirm zero or count.`,
    }
  }
  const other = names.shelf(finding.enteredOnShelfId)
  const where = finding.enteredOnShelfId === finding.shelfId ? 'there' : `on ${other}`
  const title = `${shelf} counted twice`
  const sentence = `${times(count, 'item', 'items')} of ${shelf} were entered a second time ${where}, one after the other and with the same quantities. Both counts are in the totals.`
  return { title, sentence }
}

function describeUnknown(finding: Of<'unknown_code'>, names: FindingNames): FindingWords {
  const item = names.item(finding.itemId)
  const clues = finding.clues.map((clue) => clueWords(clue))
  const why = clues.length > 0 ? `: ${clues.join('; ')}` : ''
  const code = shownCode(finding.code)
  return {
    title: `Unknown code ${code}`,
    sentence: `${said(finding.quantity)} counted under ${code} on ${names.shelf(finding.shelfId)} could be ${item}${why}.`,
  }
}

function clueWords(clue: UnknownClue): string {
  switch (clue) {
    case 'one_digit':
      return 'one digit of its code differs'
    case 'swapped_digits':
      return 'two digits of its code are swapped'
    case 'missing_digit':
      return 'a digit of its code is missing'
    case 'extra_digit':
      return 'its code has one digit less'
    case 'same_maker':
      return 'the code begins like its own'
    case 'neighbours':
      return 'it stands between what was scanned before and after'
    case 'beside_variant':
      return 'a variant of it was scanned just before or after'
    case 'shortage':
      return 'it is short by about as much'
    default:
      return assertNever(clue)
  }
}

function describeReRead(finding: Of<'re_read'>, names: FindingNames): FindingWords {
  const item = names.item(finding.itemId)
  const gap = finding.gapMs === null ? '' : ` ${said(finding.gapMs)} ms apart`
  return {
    title: 'One label, perhaps read twice',
    sentence: `${item}: two readings${gap}, closer together than ${names.person(finding.userId)} usually scans${countedOver(finding)}.`,
  }
}

/** A second scan may be certain from its time alone, even if the shelf was short before. */
function countedOver({ lines: [line] }: Finding): string {
  const over = (line?.counted ?? 0) - (line?.expected ?? Number.POSITIVE_INFINITY)
  if (over <= 0) return ''
  return `, and ${over === 1 ? 'one' : said(over)} more counted than expected`
}

function describeRecounts(finding: Of<'recounts_differ'>, names: FindingNames): FindingWords {
  const { recounted, differing, othersRecounted, othersDiffering } = finding
  const person = names.person(finding.userId)
  return {
    title: `Recounts of ${person}'s lines often differ`,
    sentence: `${differing} of ${recounted} lines that ${person} counted came out differently when counted again; for everybody else it was ${othersDiffering} of ${othersRecounted}.`,
  }
}

function times(count: number, one: string, many: string): string {
  return `${said(count)} ${count === 1 ? one : many}`
}

/** Up to three decimals, without trailing zeros. */
function said(quantity: number): string {
  return String(Number(quantity.toFixed(3)))
}
