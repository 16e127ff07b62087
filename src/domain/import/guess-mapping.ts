// A first mapping of a file, from its headers and from what its values look like.

import { COLUMN_KINDS, type ColumnKind, mayRepeat } from './column-kind.ts'
import { type ColumnProfile, profileColumn } from './column-profile.ts'
import { type HeaderMatch, matchHeader } from './header-words.ts'
import { recogniseExport } from './known-exports.ts'
import { foldText } from './likeness.ts'
import type { ImportKind, Mapping } from './mapping.ts'
import { guessDecimal } from './number-text.ts'

export type Certainty = 'sure' | 'likely' | 'check' | 'skipped'

export interface ColumnGuess {
  readonly header: string
  readonly kind: ColumnKind | null
  readonly certainty: Certainty
  readonly why: string
  readonly samples: readonly string[]
}

export interface MappingGuess {
  readonly columns: readonly ColumnGuess[]
  readonly mapping: Mapping
  /** The till or shop that wrote it, when that can be told. */
  readonly source: string | null
  /** Stores or locations that its rows name. */
  readonly sites: readonly string[]
}

export interface GuessContext {
  readonly kind: ImportKind
  readonly storeName?: string
  /** Of a text, what parts its cells. */
  readonly delimiter?: string | null
  /** From the last file of this shape. */
  readonly remembered?: Mapping
}

type Rows = readonly (readonly string[])[]

export function guessMapping(rows: Rows, context: GuessContext): MappingGuess {
  const headerRows = findHeaderRows(rows)
  const headers = headerRows === 0 ? [] : (rows[headerRows - 1] ?? [])
  const body = rows.slice(headerRows)
  const decimal = guessDecimal(body.flat(), context.delimiter ?? null)
  const width = headers.length || body.reduce((most, row) => Math.max(most, row.length), 0)
  const profiles = Array.from({ length: width }, (_, at) =>
    profileColumn(
      body.map((row) => row[at] ?? ''),
      decimal,
    ),
  )
  const known = recogniseExport(headers, context.storeName)
  const guesses = known
    ? profiles.map((profile, at) =>
        knownGuess(headers[at] ?? '', profile, known.kinds[at], known.name),
      )
    : assign(profiles.map((profile, at) => candidatesOf(headers[at], profile, at)))
  const columns = withRemembered(guesses, profiles, context.remembered)
  const codes = columns.findIndex(({ kind }) => kind === 'barcode')
  const sites = sitesOf(body, columns)
  return {
    columns,
    source: known?.name ?? null,
    sites,
    mapping: {
      columns: columns.map(({ kind }) => kind),
      headerRows,
      decimal: context.remembered?.decimal ?? decimal,
      site: chooseSite(sites, context),
      gtins: (profiles[codes]?.gtins ?? 0) >= 0.5,
    },
  }
}

const SEARCHED_ROWS = 15

/** The row whose cells are the most like headers; titles may stand above it. */
function findHeaderRows(rows: Rows): number {
  let best = { rows: 0, score: 0 }
  for (const [at, row] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const score = row.reduce((sum, cell) => sum + (matchHeader(cell)[0]?.score ?? 0), 0)
    if (score > best.score + 0.5) best = { rows: at + 1, score }
  }
  if (best.score >= 0.6) return best.rows
  return rows[0]?.some((cell) => /\d/.test(cell)) ? 0 : Math.min(1, rows.length)
}

interface Candidate {
  readonly kind: ColumnKind
  readonly score: number
  readonly why: string
}

interface Candidates {
  readonly header: string
  readonly profile: ColumnProfile
  readonly at: number
  readonly list: readonly Candidate[]
}

const LOWEST = 0.35
/** Without quantities there is no baseline: a column that is called so is shown to somebody. */
const DOUBTED = 0.4

/** Without any headers, values that speak for a use are all there is: shown to somebody, too. */
const NAMELESS = 0.35

/** `title`: undefined where the file has no headers. */
function candidatesOf(title: string | undefined, profile: ColumnProfile, at: number): Candidates {
  const header = title ?? ''
  const named = new Map(matchHeader(header).map((match) => [match.kind, match]))
  const list = COLUMN_KINDS.flatMap((kind) => {
    const byName =
      named.get(kind) ??
      (isPlaceOfShelf(kind, profile) ? named.get('shelf') : undefined) ??
      (isShelfOfSite(kind, profile) ? behindShelf(named.get('site')) : undefined) ??
      (isCodeOfName(kind, profile) ? asSecondChoice(named.get('name')) : undefined)
    // A column that says what it is may be empty in the first rows alone.
    if (profile.filled === 0) {
      return byName?.exact ? [{ kind, score: byName.score * 0.7, why: 'Empty so far' }] : []
    }
    const fit = fitOf(kind, profile)
    if (fit.score <= -1) {
      const isNamed = kind === 'quantity' && byName?.exact
      return isNamed ? [{ kind, score: DOUBTED, why: 'Name matches, its values do not' }] : []
    }
    const bare = title === undefined && speaksForItself(kind, profile) ? NAMELESS : 0
    const score = (byName?.score ?? 0) * (byName?.exact ? 1 : 0.9) + fit.score + bare
    if (score < LOWEST) return []
    const why = byName
      ? byName.exact
        ? 'Name matches'
        : 'Name is close'
      : fit.why || 'By its values'
    return [{ kind, score, why: byName && fit.why ? `${why}. ${fit.why}` : why }]
  })
  return { header, profile, at, list }
}

/** K/02 in a column called Bin names a room, too. */
function isPlaceOfShelf(kind: ColumnKind, profile: ColumnProfile): boolean {
  return kind === 'place' && profile.withSlash > 0.7
}

/**
 * and B-01 in a column called Location are shelves: taken for stores, all rows but those of
 * one would stay out.
 */
function isShelfOfSite(kind: ColumnKind, profile: ColumnProfile): boolean {
  return kind === 'shelf' && namesShelves(profile)
}

/** A column that is called Shelf comes first. */
function behindShelf(match: HeaderMatch | undefined): HeaderMatch | undefined {
  return match && { ...match, score: match.score * 0.92 }
}

const FEWEST_SHELVES = 3

function namesShelves({ shelfCodes, distinct, filled }: ColumnProfile): boolean {
  return shelfCodes > 0.7 && Math.round(distinct * filled) >= FEWEST_SHELVES
}

/** In a column called Item beside one called Description, PX-100 is what others call the SKU. */
function isCodeOfName(kind: ColumnKind, { codes, distinct }: ColumnProfile): boolean {
  return kind === 'sku' && codes > 0.7 && distinct > 0.9
}

/** Where no other column is the name, this one is. */
function asSecondChoice(match: HeaderMatch | undefined): HeaderMatch | undefined {
  return match && { ...match, score: match.score * 0.6, exact: false }
}

/** Words are names, whole numbers quantities; a SKU is told from a number by its letters. */
function speaksForItself(kind: ColumnKind, profile: ColumnProfile): boolean {
  switch (kind) {
    case 'barcode':
      return profile.gtins >= 0.5
    case 'name':
      return profile.letters > 0.8 && profile.codes < 0.5
    case 'quantity':
      return profile.integers > 0.9
    case 'sku':
      return isCodeOfName(kind, profile) && profile.integers < 0.5
    default:
      return false
  }
}

/** How well values fit a use; below zero: they cannot be this. */
function fitOf(kind: ColumnKind, profile: ColumnProfile): { score: number; why: string } {
  const percent = (share: number) => `${Math.round(share * 100)}%`
  switch (kind) {
    case 'barcode':
      if (profile.gtins >= 0.5)
        return { score: 0.6, why: `${percent(profile.gtins)} pass the check digit` }
      return { score: profile.letters > 0.6 ? -1 : 0, why: '' }
    case 'quantity':
      if (profile.numbers < 0.5 || profile.gtins > 0.5) return { score: -1, why: '' }
      return profile.integers > 0.9 ? { score: 0.1, why: 'Whole numbers' } : { score: 0, why: '' }
    case 'unit_cost':
    case 'unit_price':
      if (profile.numbers < 0.5 || profile.gtins > 0.5) return { score: -1, why: '' }
      return profile.fractions > 0.5
        ? { score: 0.15, why: 'Numbers with decimals' }
        : { score: 0, why: '' }
    case 'pack':
      return { score: profile.integers > 0.5 && profile.gtins < 0.5 ? 0 : -1, why: '' }
    case 'sku':
      if (profile.gtins > 0.6) return { score: -0.2, why: '' }
      return profile.distinct > 0.9 && profile.longest <= 40
        ? { score: 0.1, why: 'Every value is different' }
        : { score: 0, why: '' }
    case 'name':
      if (profile.letters < 0.4) return { score: -0.3, why: '' }
      if (profile.codes > 0.7) return { score: -0.2, why: '' }
      return profile.longest > 12 && profile.distinct > 0.6
        ? { score: 0.2, why: 'Words' }
        : { score: 0, why: '' }
    case 'place':
      return profile.withSlash > 0.7
        ? { score: 0.35, why: 'Room and shelf, split at “/”' }
        : { score: 0, why: '' }
    case 'shelf':
      if (profile.withSlash > 0.7) return { score: -1, why: '' }
      return { score: 0, why: namesShelves(profile) ? 'Codes of shelves' : '' }
    case 'site':
      return { score: namesShelves(profile) ? -1 : 0, why: '' }
    default:
      return { score: 0, why: '' }
  }
}

/** The surest pair first; each use once, each column once. */
function assign(all: readonly Candidates[]): readonly ColumnGuess[] {
  const pairs = all
    .flatMap(({ at, list }) => list.map((candidate) => ({ at, candidate })))
    .sort((one, other) => other.candidate.score - one.candidate.score || one.at - other.at)
  const chosen = new Map<number, Candidate>()
  const taken = new Set<ColumnKind>()
  for (const { at, candidate } of pairs) {
    if (chosen.has(at) || taken.has(candidate.kind)) continue
    chosen.set(at, candidate)
    if (!mayRepeat(candidate.kind)) taken.add(candidate.kind)
  }
  return all.map(({ header, profile, at, list }) => {
    const { samples } = profile
    const candidate = chosen.get(at)
    if (!candidate) return { header, kind: null, ...unused(list, profile), samples }
    const { kind, why } = candidate
    if (isCalledTwice(header, all) && !mayRepeat(kind)) {
      return { header, kind, certainty: 'check', why: 'Another column has the same name', samples }
    }
    return { header, kind, certainty: certaintyOf(candidate), why, samples }
  })
}

/** Which of them is meant, only somebody who knows the file can say. */
function isCalledTwice(header: string, all: readonly Candidates[]): boolean {
  const own = foldText(header)
  return own !== '' && all.filter((one) => foldText(one.header) === own).length > 1
}

function certaintyOf({ kind, score, why }: Candidate): Certainty {
  // What a pack means differs from till to till.
  if (kind === 'pack') return 'check'
  if (score >= 0.9 && why.startsWith('Name matches')) return 'sure'
  return score >= 0.55 ? 'likely' : 'check'
}

function unused(list: readonly Candidate[], profile: ColumnProfile) {
  const why = profile.filled === 0 ? 'Empty' : list.length > 0 ? 'Another column fits better' : ''
  return { certainty: 'skipped' as const, why: why || 'Not needed' }
}

function knownGuess(
  header: string,
  profile: ColumnProfile,
  kind: ColumnKind | null | undefined,
  source: string,
): ColumnGuess {
  const { samples, filled } = profile
  if (!kind || filled === 0) {
    return {
      header,
      kind: null,
      certainty: 'skipped',
      why: filled ? 'Not needed' : 'Empty',
      samples,
    }
  }
  return { header, kind, certainty: 'sure', why: `As ${source} writes it`, samples }
}

function withRemembered(
  guesses: readonly ColumnGuess[],
  profiles: readonly ColumnProfile[],
  remembered: Mapping | undefined,
): readonly ColumnGuess[] {
  if (!remembered || remembered.columns.length !== guesses.length) return guesses
  return guesses.map((guess, at) => {
    const kind = remembered.columns[at] ?? null
    const isEmpty = profiles[at]?.filled === 0
    if (kind === null) return { ...guess, kind, certainty: 'skipped', why: 'As last time' }
    return { ...guess, kind, certainty: isEmpty ? 'check' : 'sure', why: 'As last time' }
  })
}

const MOST_SITES = 50

function sitesOf(body: Rows, columns: readonly ColumnGuess[]): readonly string[] {
  const at = columns.findIndex(({ kind }) => kind === 'site')
  if (at < 0) return []
  const sites = new Set(body.map((row) => (row[at] ?? '').trim()).filter(Boolean))
  return [...sites].slice(0, MOST_SITES)
}

function chooseSite(sites: readonly string[], context: GuessContext): string | null {
  if (context.kind === 'catalogue' || sites.length === 0) return null
  const last = context.remembered?.site
  if (last && sites.includes(last)) return last
  const own = foldText(context.storeName ?? '')
  return (
    sites.find((site) => foldText(site) === own) ?? (sites.length === 1 ? null : (sites[0] ?? null))
  )
}
