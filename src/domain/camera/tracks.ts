// Labels as things that hang somewhere, not as texts: each is followed from frame to frame by where it was seen
// and how the view moves. One label is one track and counts once. Blur, a shaking hand, a lens that hunts for
// focus or somebody in between make no second one; where nobody can tell, it is the one from before, and a
// person who knows better taps.

import { findAgain } from './find-again.ts'
import { boxOf } from './label-box.ts'
import { judgePlace, type LookOfPlace, lookOf } from './look-of-place.ts'
import type { Shades } from './shades.ts'
import type { Detection, Point, Track } from './track.ts'
import { shiftBetween, UNKNOWN_SHIFT, type ViewShift } from './view-shift.ts'
import { NOT_TURNED, turnBetween, turned, type ViewTurn } from './view-turn.ts'
import { countVotes, movedVotes, NO_VOTES, type Votes } from './vote.ts'

export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface SeenFrame<D extends Detection> {
  readonly at: number
  /** The part of the frame in which codes are looked for. */
  readonly area: Area
  readonly detections: readonly D[]
  /** Null where the picture is not there to be looked at. */
  readonly shades: Shades | null
}

/** What counts. */
export interface CountingView {
  /** A label counts whose middle was read in here. */
  readonly area: Area
  /** How long a label that went out of view is the same one when it comes back there. */
  readonly remembersMs: number
}

export interface Tracks<D extends Detection = Detection> {
  readonly tracks: readonly Track<D>[]
  readonly nextId: number
  readonly votes: Votes
  readonly shades: Shades | null
  readonly shift: ViewShift
  readonly at: number
  /** The piece of the shelf that was seen last. */
  readonly piece: number
  /** How far off pieces of the shelf may be from where they are expected, in pixels; others are where they are. */
  readonly astray: ReadonlyMap<number, number>
}

export function noTracks<D extends Detection>(): Tracks<D> {
  const nowhere = { at: 0, piece: 0, astray: new Map() }
  const nothing = { tracks: [], votes: NO_VOTES, shades: null, shift: UNKNOWN_SHIFT, ...nowhere }
  return { ...nothing, nextId: 1 }
}

export interface Followed<D extends Detection> {
  readonly tracks: Tracks<D>
  /** Tracks that count from this frame on; of a serial number that was counted before, whoever counts knows. */
  readonly counted: readonly Track<D>[]
}

/** Two labels are never nearer to each other than this part of their size. */
const APART = 0.5
const NEAR = 0.25
/** Of its length: no more than hands tremble, so that the next of a row seldom comes to lie there. */
const STAYED = 0.12
/** What is uncertain about a place that was not seen, as a part of the way since. */
const DRIFT = 0.1
/** Nobody jerks a phone aside and holds it still again in a shorter time. */
const JUMP_MS = 250
const AIMED_READS = 2
/** Nobody moves a phone faster along a shelf, in widths of what it looks at, for a second. */
const FASTEST = 1.5
/** And so far off is what nobody has seen for a second, though it seems to be known how the view moved. */
const SLIPPED = 0.06
/** Of its usual height: so much of a label is read where nothing covers it. */
const LEAST_HEIGHT = 0.5
/** In sizes of a label: it is not read any more so far from the edge. */
const AT_EDGE = 1.2
const BARE_MS = 250
const BARE_FRAMES = 3
/** Nobody has known for so long where it is; shorter where something else is seen. */
const FORGOTTEN_MS = 4_000
const OTHER_SCENE_MS = 2_000
const FORGOTTEN_FRAMES = 8
/** What was never believed is soon forgotten. */
const DOUBTED_MS = 800

export function follow<D extends Detection>(
  before: Tracks<D>,
  frame: SeenFrame<D>,
  view: CountingView,
): Followed<D> {
  const { at } = frame
  const shift = shiftOf(before, frame)
  const expected = before.tracks.map((track) => foreseen(track, frame, shift, before.astray))
  const { matched, fresh, found } = match(before, expected, frame, shift, view)
  const corrected = correctDrift(matched)
  const { nextId } = before
  const isKnown = (found.astray.get(found.piece) ?? 0) === 0
  const piece = isKnown || fresh.length === 0 ? found.piece : nextId
  const begun = fresh.map((detection, index) => begin(detection, nextId + index, piece, frame))
  const all = [...corrected, ...begun]
  const { votes, believed } = vote(movedVotes(before.votes, shift), all, frame)
  const now = all.map((track) => settle(track, frame, believed, view))
  const astray = new Map(found.astray)
  const kept = now.flatMap((track) => {
    if (!isOver(track, now, frame, view)) return [track]
    // Of a serial number whoever counts knows that it was counted.
    const { isCounted, detection } = track
    if (!remembersShelf(view) || !isCounted || detection.isUnique) return []
    // Whoever sweeps takes nothing away: it hangs somewhere, and is not counted again.
    astray.set(-track.id, Number.POSITIVE_INFINITY)
    return [{ ...track, piece: -track.id, leftAt: at, bareSince: null, bareFrames: 0 }]
  })
  const counted = countable(kept)
  const ids = new Set(counted.map(({ id }) => id))
  return {
    tracks: {
      tracks: kept.map((track) => (ids.has(track.id) ? { ...track, isCounted: true } : track)),
      nextId: before.nextId + fresh.length,
      votes,
      shades: frame.shades,
      shift,
      at,
      piece,
      astray,
    },
    counted: counted.map((track) => ({ ...track, isCounted: true })),
  }
}

/** Somebody has counted it by hand: it does not count again by itself. */
export function markCounted<D extends Detection>(tracks: Tracks<D>, id: number): Tracks<D> {
  const mark = (track: Track<D>) => (track.id === id ? { ...track, isCounted: true } : track)
  return { ...tracks, tracks: tracks.tracks.map(mark) }
}

export function middleOf(corners: readonly Point[]): Point {
  const { left, right, top, bottom } = boxOf(corners)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

export function isWithin({ x, y }: Point, { left, top, right, bottom }: Area): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function shiftOf<D extends Detection>(before: Tracks<D>, { shades }: SeenFrame<D>): ViewShift {
  if (!before.shades || !shades) return UNKNOWN_SHIFT
  return shiftBetween(before.shades, shades, before.shift)
}

/** Where a track is expected in this frame, and whether its look says that it is there. */
function foreseen<D extends Detection>(
  track: Track<D>,
  { at, area, shades, detections }: SeenFrame<D>,
  shift: ViewShift,
  astray: Tracks['astray'],
): Track<D> {
  const corners = movedBy(track.corners, shift)
  const place = middleOf(corners)
  const moved = { x: track.moved.x + shift.x, y: track.moved.y + shift.y }
  const isFollowed = track.isFollowed && shift.isSure
  const unseen = { ...track, corners, moved, isFollowed, isSure: false }
  if (!track.detection.isUnique && (astray.get(track.piece) ?? 0) > 0) {
    return { ...unseen, leftAt: track.leftAt ?? at, ...NOT_MISSED }
  }
  if (!isWithin(place, area)) {
    const leftAt = leavingOf(unseen, at, shift)
    const out = { ...unseen, leftAt, bareSince: null, bareFrames: 0 }
    return leftAt === null
      ? unsureNow(out, at, false)
      : { ...out, unsureSince: null, unsureFrames: 0 }
  }
  const back = { ...unseen, leftAt: null }
  if (!track.look || !shades) return unsureNow(back, at, false)
  // Whatever it looks like: it is about to be read.
  if (detections.some((one) => isReadAt(one, track.key, place))) return unsureNow(back, at, false)
  const { verdict, at: found } = judgePlace(track.look, shades, place, !track.isSure)
  if (verdict === 'there') {
    const there = movedBy(corners, { x: found.x - place.x, y: found.y - place.y })
    return { ...back, corners: there, ...sureAt(at, shades) }
  }
  // Something that passes by may seem to move the view: then this is not its place.
  const isItsPlace = distanceOf(moved) <= sizeOf(corners) * APART
  return unsureNow(back, at, verdict === 'gone' && isItsPlace)
}

/** Where nobody expects it, nobody misses it. */
const NOT_MISSED = { bareSince: null, bareFrames: 0, unsureSince: null, unsureFrames: 0 }

function isReadAt({ key, corners }: Detection, ofTrack: string, place: Point): boolean {
  const { x, y } = middleOf(corners)
  return key === ofTrack && Math.hypot(x - place.x, y - place.y) <= sizeOf(corners) * NEAR
}

/** It has gone out of view when it was known where it was until the edge; otherwise nobody knows. */
function leavingOf<D extends Detection>(track: Track<D>, at: number, shift: ViewShift) {
  if (track.leftAt !== null) return track.leftAt
  // Something that passes by may seem to move the view: by that no label has gone anywhere.
  const reach = AT_EDGE * sizeOf(track.corners) + (track.isFollowed ? 2 * distanceOf(shift) : 0)
  return distanceOf(track.moved) <= reach ? at : null
}

function sureAt(at: number, scene: Shades | null) {
  const sure = { sureAt: at, isSure: true, isFollowed: true, moved: { x: 0, y: 0 }, scene }
  return { ...sure, bareSince: null, bareFrames: 0, unsureSince: null, unsureFrames: 0 }
}

function unsureNow<D extends Detection>(track: Track<D>, at: number, isBare: boolean): Track<D> {
  return {
    ...track,
    bareSince: isBare ? (track.bareSince ?? at) : null,
    bareFrames: isBare ? track.bareFrames + 1 : 0,
    unsureSince: track.unsureSince ?? at,
    unsureFrames: track.unsureFrames + 1,
  }
}

interface Pair<D extends Detection> {
  readonly track: Track<D>
  readonly detection: D
  readonly distance: number
}

interface Match<D extends Detection> {
  readonly track: Track<D>
  /** Where it was expected; undefined where it was not read, or elsewhere. */
  readonly was: readonly Point[] | undefined
}

/**
 * Which detection is which track: the nearest first, then what has not stirred although the view seems to have moved;
 * what nobody can place is the one that was lost.
 */
function match<D extends Detection>(
  before: Tracks<D>,
  expected: readonly Track<D>[],
  frame: SeenFrame<D>,
  shift: ViewShift,
  view: CountingView,
) {
  const given = new Map<Track<D>, Match<D>>()
  const taken = new Set<D>()
  const give = ({ track, detection }: Pair<D>, isLost: boolean, turn = NOT_TURNED) => {
    if (given.has(track) || taken.has(detection)) return
    taken.add(detection)
    const was = isLost ? undefined : turned(track.corners, turn)
    given.set(track, { track: read(track, detection, frame, isLost), was })
  }
  const pairs = pairsOf(expected, frame.detections)
  const isAstray = ({ piece }: Track<D>) => (before.astray.get(piece) ?? 0) > 0
  for (const pair of pairs) {
    if (!isAstray(pair.track) && pair.distance <= reachOf(pair, shift)) give(pair, false)
  }
  for (const [index, track] of expected.entries()) {
    const { corners: was = [], isSure: wasSure = false } = before.tracks[index] ?? {}
    if (!wasSure) continue
    for (const pair of pairs) if (pair.track === track && hasStayed(pair, was)) give(pair, false)
  }
  const isFound = (track: Track<D>) => track.isSure || given.has(track)
  const seen = new Set(expected.filter(isFound).map(({ piece }) => piece))
  const found = {
    piece: seen.size === 0 || seen.has(before.piece) ? before.piece : Math.max(...seen),
    astray: remembersShelf(view) ? strayed(before, expected, { frame, shift, seen }) : NOT_ASTRAY,
  }
  const moved = new Map<number, ViewTurn>()
  for (const [piece, reach] of [...found.astray].sort(([a], [b]) => b - a)) {
    const tracks = expected.filter(
      (track) => track.piece === piece && !given.has(track) && !track.detection.isUnique,
    )
    const left = frame.detections.filter((detection) => !taken.has(detection))
    const again = findAgain(tracks, left, reach)
    if (!again) continue
    for (const pair of again.pairs) give(pair, false, again.turn)
    moved.set(piece, again.turn)
    found.astray.set(piece, again.reach)
    if (seen.size === 0) found.piece = piece
    seen.add(piece)
  }
  for (const pair of pairs) if (mayBeSame(pair, frame.at)) give(pair, true)
  return {
    matched: expected.map((track) => {
      const turn = moved.get(track.piece)
      const there = turn ? { ...track, corners: turned(track.corners, turn) } : track
      return given.get(track) ?? { track: there, was: undefined }
    }),
    fresh: frame.detections.filter((detection) => !taken.has(detection)),
    found,
  }
}

const NOT_ASTRAY = new Map<number, number>()

/** Whoever sweeps counts each label once, however often it comes into view. */
function remembersShelf({ remembersMs }: CountingView): boolean {
  return remembersMs === Number.POSITIVE_INFINITY
}

interface StrayFacts<D extends Detection> {
  readonly frame: SeenFrame<D>
  readonly shift: ViewShift
  /** Pieces of the shelf of which something was found where it was expected. */
  readonly seen: ReadonlySet<number>
}

/** What nobody has seen while it was not known how the view moved may be anywhere, the farther the longer. */
function strayed<D extends Detection>(
  { astray, at: before, piece: last }: Tracks<D>,
  expected: readonly Track<D>[],
  { frame: { at, area }, shift, seen }: StrayFacts<D>,
): Map<number, number> {
  const moves = shift.isSure ? SLIPPED : FASTEST
  // How far pieces are from each other does not change while one of them is seen.
  const fastest = seen.size > 0 ? 0 : moves
  const further = ((at - before) / 1_000) * fastest * (area.right - area.left)
  const pieces = new Set([...expected.map(({ piece }) => piece), last])
  const reaches = [...pieces].map((piece) => {
    const reach = (astray.get(piece) ?? 0) + further
    return [piece, seen.has(piece) ? 0 : reach] as const
  })
  return new Map(reaches.filter(([, reach]) => reach > 0))
}

function pairsOf<D extends Detection>(
  tracks: readonly Track<D>[],
  detections: readonly D[],
): readonly Pair<D>[] {
  return detections
    .flatMap((detection) =>
      tracks
        .filter(({ key }) => key === detection.key)
        .map((track) => {
          const [a, b] = [middleOf(track.corners), middleOf(detection.corners)]
          return { track, detection, distance: Math.hypot(a.x - b.x, a.y - b.y) }
        }),
    )
    .sort((a, b) => a.distance - b.distance)
}

/**
 * Something that passes by may seem to move the view: what is read where it was a frame ago has not moved. Of what is
 * covered in part other rows are read, between the same ends.
 */
function hasStayed<D extends Detection>({ detection }: Pair<D>, was: readonly Point[]): boolean {
  const [from, to] = [middleOf(was), middleOf(detection.corners)]
  const [a = from, b = from] = was
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length === 0) return false
  const off = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const along = (off.x * (b.x - a.x) + off.y * (b.y - a.y)) / length
  const across = (off.y * (b.x - a.x) - off.x * (b.y - a.y)) / length
  const height = Math.max(heightOf(was), heightOf(detection.corners))
  return Math.abs(along) <= STAYED && Math.abs(across) <= Math.max(STAYED, height / 2)
}

function reachOf<D extends Detection>({ track, detection }: Pair<D>, shift: ViewShift): number {
  const size = Math.max(sizeOf(track.corners), sizeOf(detection.corners))
  const drift = Math.min(size * APART, distanceOf(track.moved) * DRIFT)
  return size * APART + drift + (shift.isSure || track.isSure ? 0 : size * APART)
}

/** Whether a label that was read elsewhere may be this one all the same. */
function mayBeSame<D extends Detection>({ track, detection, distance }: Pair<D>, at: number) {
  if (track.detection.isUnique) return true
  if (track.isSure || track.leftAt !== null) return false
  const size = Math.max(sizeOf(track.corners), sizeOf(detection.corners))
  // From one frame to the next there is no time in between, however slow the phone is.
  const isShort = track.unsureFrames <= 1 || at - track.sureAt <= JUMP_MS
  const isJump = track.isFollowed && isShort && distance > size
  return !isJump
}

function read<D extends Detection>(
  track: Track<D>,
  detection: D,
  { at, shades }: SeenFrame<D>,
  isLost: boolean,
): Track<D> {
  const { corners } = detection
  const isDoubtful = track.isDoubtful || (isLost && !detection.isUnique)
  // Of a label that something covers a few rows are read: what is seen there then is not its look.
  const isWhole = heightOf(corners) >= LEAST_HEIGHT * track.lookHeight
  const look = isWhole && shades ? lookAt(shades, corners) : null
  const seen = look && { look, lookHeight: heightOf(corners) }
  const now = { detection, corners, seenAt: at, leftAt: null, isDoubtful }
  return { ...track, ...now, ...seen, ...sureAt(at, shades) }
}

function lookAt(shades: Shades, corners: readonly Point[]): LookOfPlace | null {
  const { left, right, top, bottom } = boxOf(corners)
  return lookOf(shades, middleOf(corners), { width: right - left, height: bottom - top })
}

function begin<D extends Detection>(
  detection: D,
  id: number,
  piece: number,
  { at, shades }: SeenFrame<D>,
): Track<D> {
  return {
    id,
    piece,
    key: detection.key,
    detection,
    corners: detection.corners,
    seenAt: at,
    leftAt: null,
    look: shades && lookAt(shades, detection.corners),
    lookHeight: heightOf(detection.corners),
    aimedReads: 0,
    isBelieved: false,
    isCounted: false,
    isDoubtful: false,
    ...sureAt(at, shades),
  }
}

/**
 * What was read shows where everything else is, how near the camera has come and how it is turned: tracks that nobody
 * saw move with it.
 */
function correctDrift<D extends Detection>(matched: readonly Match<D>[]): readonly Track<D>[] {
  const pairs = matched.flatMap(({ was, track }) => (was ? [{ was, now: track.corners }] : []))
  if (pairs.length === 0) return matched.map(({ track }) => track)
  const turn = turnBetween(pairs)
  return matched.map(({ track }) =>
    track.isSure ? track : { ...track, corners: turned(track.corners, turn) },
  )
}

function vote<D extends Detection>(
  votes: Votes,
  tracks: readonly Track<D>[],
  { at }: SeenFrame<D>,
) {
  const read = tracks.filter(({ seenAt }) => seenAt === at)
  const ballot = countVotes(votes, {
    at,
    votes: read.map(({ id, corners, detection }) => ({
      key: String(id),
      place: boxOf(corners),
      isFaint: detection.isFaint ?? false,
    })),
  })
  return { votes: ballot.votes, believed: new Set(ballot.accepted.map(Number)) }
}

function settle<D extends Detection>(
  track: Track<D>,
  { at }: SeenFrame<D>,
  believed: ReadonlySet<number>,
  { area }: CountingView,
): Track<D> {
  if (track.seenAt !== at) return track
  const isAimed = isWithin(middleOf(track.corners), area)
  const isBelieved = track.isBelieved || believed.has(track.id)
  return { ...track, isBelieved, aimedReads: isAimed ? track.aimedReads + 1 : 0 }
}

function countable<D extends Detection>(tracks: readonly Track<D>[]): readonly Track<D>[] {
  return tracks.filter(
    ({ isBelieved, isCounted, isSure, aimedReads }) =>
      isBelieved && !isCounted && isSure && aimedReads >= AIMED_READS,
  )
}

/** Whether a track has ended: its place was seen without it, or the view moved on. */
function isOver<D extends Detection>(
  track: Track<D>,
  all: readonly Track<D>[],
  frame: SeenFrame<D>,
  { remembersMs }: CountingView,
): boolean {
  const { at } = frame
  if (track.seenAt === at) return false
  if (!track.isBelieved && at - track.seenAt > DOUBTED_MS) return true
  if (track.leftAt !== null) return at - track.leftAt > remembersMs
  if (all.some((other) => hasTakenPlace(other, track, at))) return true
  if (track.isSure) return false
  const isBare = track.bareSince !== null && at - track.bareSince >= BARE_MS
  if (isBare && track.bareFrames >= BARE_FRAMES) return true
  if (track.unsureFrames < FORGOTTEN_FRAMES) return false
  const unsureMs = at - (track.unsureSince ?? at)
  return unsureMs >= FORGOTTEN_MS || (unsureMs >= OTHER_SCENE_MS && isOtherScene(track, frame))
}

/** Another label that is believed hangs where this one was, and this one was not read since. */
function hasTakenPlace<D extends Detection>(other: Track<D>, track: Track<D>, at: number): boolean {
  if (other.key === track.key || !other.isBelieved || other.seenAt !== at) return false
  const isHere = isWithin(middleOf(other.corners), boxOf(track.corners))
  return isHere && isWithin(middleOf(track.corners), boxOf(other.corners))
}

function isOtherScene<D extends Detection>({ scene }: Track<D>, { shades }: SeenFrame<D>): boolean {
  return scene !== null && shades !== null && !shiftBetween(scene, shades).isSure
}

function sizeOf(corners: readonly Point[]): number {
  const { left, right, top, bottom } = boxOf(corners)
  return Math.max(right - left, bottom - top)
}

/** Of the bars that were read, as a part of their length; however they are turned. */
function heightOf([a, b, c, d]: readonly Point[]): number {
  if (!a || !b || !c || !d) return 0
  const length = Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - d.x, c.y - d.y)
  const height = Math.hypot(d.x - a.x, d.y - a.y) + Math.hypot(c.x - b.x, c.y - b.y)
  return length === 0 ? 0 : height / length
}

function movedBy(corners: readonly Point[], by: Point): readonly Point[] {
  return by.x === 0 && by.y === 0
    ? corners
    : corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
}

function distanceOf({ x, y }: Point): number {
  return Math.hypot(x, y)
}
