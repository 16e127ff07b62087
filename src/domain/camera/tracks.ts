// Follows labels as objects in a place rather than as texts: each label is followed from frame to frame by its
// position and by how the view moves. One label is one track and counts once. Blur, a shaking hand, a focusing lens or
// a person in between must not create a second track. In case of doubt it is the label from before, and a person who
// knows better taps.

import { hasStayed, heightOf, lengthOf, middleOf, movedBy, sizeOf } from './corners.ts'
import { findAgain } from './find-again.ts'
import { boxOf } from './label-box.ts'
import { judgePlace, type LookOfPlace, lookOf } from './look-of-place.ts'
import type { Shades } from './shades.ts'
import type { Detection, Point, Track } from './track.ts'
import { NOT_MOVED, type ViewMovement, viewMovement } from './view-movement.ts'
import { shiftBetween, type ViewShift } from './view-shift.ts'
import { turnBetween, turned, type ViewTurn } from './view-turn.ts'
import { countVotes, movedVotes, NO_VOTES, type Votes } from './vote.ts'

export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface SeenFrame<D extends Detection> {
  readonly at: number
  /** The part of the frame that is searched for codes. */
  readonly area: Area
  readonly detections: readonly D[]
  /** Null when the picture is not available. */
  readonly shades: Shades | null
}

/** Which labels count. */
export interface CountingView {
  /** A label counts if its center was read inside this area. */
  readonly area: Area
  /** How long a label that left the view is still the same one when it comes back at its place. */
  readonly remembersMs: number
}

export interface Tracks<D extends Detection = Detection> {
  readonly tracks: readonly Track<D>[]
  readonly nextId: number
  readonly votes: Votes
  readonly shades: Shades | null
  readonly shift: ViewMovement
  readonly at: number
  /** The last piece of the shelf that was seen. */
  readonly piece: number
  /** By piece: how far it may be from its expected position, in pixels. Pieces that are not listed are in place. */
  readonly astray: ReadonlyMap<number, number>
}

export function noTracks<D extends Detection>(): Tracks<D> {
  const nowhere = { at: 0, piece: 0, astray: new Map() }
  const nothing = { tracks: [], votes: NO_VOTES, shades: null, shift: NOT_MOVED, ...nowhere }
  return { ...nothing, nextId: 1 }
}

export interface Followed<D extends Detection> {
  readonly tracks: Tracks<D>
  /** Tracks that count as of this frame; the caller handles serial numbers that were counted before. */
  readonly counted: readonly Track<D>[]
}

/** Two labels are never closer than this fraction of their size. */
const APART = 0.5
const NEAR = 0.25
/** Uncertainty of a position that was not seen, as a fraction of the distance moved since. */
const DRIFT = 0.1
/** Moving a phone to another label and holding it still takes longer than this. */
const JUMP_MS = 250
const AIMED_READS = 2
/** Fastest speed of a phone along a shelf, in view widths per second. */
const FASTEST = 1.5
/** How far a position can drift per second unseen, in view widths, although the movement seems to be known. */
const SLIPPED = 0.06
/** Fraction of its usual height that is read of a label that nothing covers. */
const LEAST_HEIGHT = 0.5
/** In label sizes: this close to the edge, a label can no longer be read. */
const AT_EDGE = 1.2
const BARE_MS = 250
const BARE_FRAMES = 3
/** How long the position may be unknown before a track ends; shorter when the view shows something else. */
const FORGOTTEN_MS = 4_000
const OTHER_SCENE_MS = 2_000
const FORGOTTEN_FRAMES = 8
/** A track that was never believed ends soon. */
const DOUBTED_MS = 800

export function follow<D extends Detection>(
  before: Tracks<D>,
  frame: SeenFrame<D>,
  view: CountingView,
): Followed<D> {
  const { at } = frame
  const shift = shiftOf(before, frame, view)
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
    // The caller already knows which serial numbers were counted.
    const { isCounted, detection } = track
    if (!remembersShelf(view) || !isCounted || detection.isUnique) return []
    // A sweep never ends a counted track: the label is still on the shelf and must not count again.
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

/** The label was counted by hand, so it must not count again by itself. */
export function markCounted<D extends Detection>(tracks: Tracks<D>, id: number): Tracks<D> {
  const mark = (track: Track<D>) => (track.id === id ? { ...track, isCounted: true } : track)
  return { ...tracks, tracks: tracks.tracks.map(mark) }
}

export function isWithin({ x, y }: Point, { left, top, right, bottom }: Area): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

function shiftOf<D extends Detection>(
  before: Tracks<D>,
  { at, shades, detections }: SeenFrame<D>,
  view: CountingView,
): ViewMovement {
  const { tracks, astray } = before
  if (!remembersShelf(view)) {
    if (!before.shades || !shades) return NOT_MOVED
    return { ...NOT_MOVED, ...shiftBetween(before.shades, shades, before.shift) }
  }
  const placed = tracks.filter(
    ({ isSure, seenAt, piece }) =>
      isSure && (seenAt === before.at || (astray.get(piece) ?? 0) === 0),
  )
  const facts = { ms: at - before.at, before: before.shades, now: shades, placed, detections }
  return viewMovement(before.shift, facts)
}

/** The expected position of a track in this frame, and whether its look confirms it. */
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
  // No need to compare looks, because it is read in this frame.
  if (detections.some((one) => isReadAt(one, track.key, place))) return unsureNow(back, at, false)
  const { verdict, at: found } = judgePlace(track.look, shades, place, !track.isSure)
  if (verdict === 'there') {
    const there = movedBy(corners, { x: found.x - place.x, y: found.y - place.y })
    return { ...back, corners: there, ...sureAt(at, shades) }
  }
  // A passing object can look like a movement of the view; then this is not the label's place.
  const isItsPlace = lengthOf(moved) <= sizeOf(corners) * APART
  return unsureNow(back, at, verdict === 'gone' && isItsPlace)
}

/** A label that is not expected in view is not missed. */
const NOT_MISSED = { bareSince: null, bareFrames: 0, unsureSince: null, unsureFrames: 0 }

function isReadAt({ key, corners }: Detection, ofTrack: string, place: Point): boolean {
  const { x, y } = middleOf(corners)
  return key === ofTrack && Math.hypot(x - place.x, y - place.y) <= sizeOf(corners) * NEAR
}

/** When it left the view. Null unless its position was known up to the edge. */
function leavingOf<D extends Detection>(track: Track<D>, at: number, shift: ViewShift) {
  if (track.leftAt !== null) return track.leftAt
  // A passing object can look like a movement of the view, but does not move labels out of it.
  const reach = AT_EDGE * sizeOf(track.corners) + (track.isFollowed ? 2 * lengthOf(shift) : 0)
  return lengthOf(track.moved) <= reach ? at : null
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
  /** The expected position; undefined when it was not read there. */
  readonly was: readonly Point[] | undefined
}

/**
 * Assigns detections to tracks: the nearest first, then labels that did not move although the view seems to have
 * moved. A detection without any other match is taken for a lost track.
 */
function match<D extends Detection>(
  before: Tracks<D>,
  expected: readonly Track<D>[],
  frame: SeenFrame<D>,
  shift: ViewMovement,
  view: CountingView,
) {
  const given = new Map<Track<D>, Match<D>>()
  const taken = new Set<D>()
  /** `was`: undefined when it is taken for a lost track. */
  const give = (track: Track<D>, detection: D, was: readonly Point[] | undefined) => {
    if (given.has(track) || taken.has(detection)) return
    taken.add(detection)
    given.set(track, { track: read(track, detection, frame, was === undefined), was })
  }
  const pairs = pairsOf(expected, frame.detections)
  const isAstray = ({ piece }: Track<D>) => (before.astray.get(piece) ?? 0) > 0
  for (const pair of pairs) {
    const { track, detection, distance } = pair
    if (!isAstray(track) && distance <= reachOf(pair, shift)) give(track, detection, track.corners)
  }
  for (const [index, track] of expected.entries()) {
    const { corners: was = [], isSure: wasSure = false } = before.tracks[index] ?? {}
    if (!wasSure) continue
    for (const pair of pairs) {
      // A passing object can look like a movement of the view.
      const hasNotMoved = pair.track === track && hasStayed(pair.detection.corners, was)
      if (hasNotMoved) give(track, pair.detection, track.corners)
    }
  }
  const isFound = (track: Track<D>) => track.isSure || given.has(track)
  const seen = new Set(expected.filter(isFound).map(({ piece }) => piece))
  const found = {
    piece: seen.size === 0 || seen.has(before.piece) ? before.piece : Math.max(...seen),
    astray: remembersShelf(view) ? strayed(before, expected, { frame, shift, seen }) : NOT_ASTRAY,
  }
  // A piece that was lost is in place again where one of its labels has stayed.
  for (const pair of pairs) {
    const { track, detection, distance } = pair
    const isBack = isAstray(track) && seen.has(track.piece)
    if (isBack && distance <= reachOf(pair, shift)) give(track, detection, track.corners)
  }
  const drifts = new Map<number, readonly ViewTurn[]>()
  const drifted = ({ corners, piece }: Track<D>) =>
    (drifts.get(piece) ?? []).reduce((there, turn) => turned(there, turn), corners)
  for (const [piece, reach] of [...found.astray].sort(([a], [b]) => b - a)) {
    const lost = expected.filter(
      (track) => track.piece === piece && !given.has(track) && !track.detection.isUnique,
    )
    const tracks = new Map(lost.map((track) => [{ ...track, corners: drifted(track) }, track]))
    const left = frame.detections.filter((detection) => !taken.has(detection))
    const again = findAgain([...tracks.keys()], left, reach)
    if (!again) continue
    // What was lost before has drifted as far.
    const since = lastSureAt(before, piece)
    for (const one of found.astray.keys()) {
      if (one !== piece && (seen.has(one) || lastSureAt(before, one) > since)) continue
      drifts.set(one, [...(drifts.get(one) ?? []), again.turn])
    }
    for (const { track: there, detection } of again.pairs) {
      const track = tracks.get(there)
      if (track) give(track, detection, drifted(track))
    }
    found.astray.set(piece, again.reach)
    if (seen.size === 0) found.piece = piece
    seen.add(piece)
  }
  for (const pair of pairs) {
    if (mayBeSame(pair, frame.at)) give(pair.track, pair.detection, undefined)
  }
  return {
    matched: expected.map((track) => {
      const there = { ...track, corners: drifted(track) }
      return given.get(track) ?? { track: there, was: undefined }
    }),
    fresh: frame.detections.filter((detection) => !taken.has(detection)),
    found,
  }
}

function lastSureAt({ tracks }: Tracks, piece: number): number {
  return Math.max(...tracks.filter((track) => track.piece === piece).map(({ sureAt }) => sureAt))
}

const NOT_ASTRAY = new Map<number, number>()

/** A sweep counts each label once, however often it comes into view. */
function remembersShelf({ remembersMs }: CountingView): boolean {
  return remembersMs === Number.POSITIVE_INFINITY
}

interface StrayFacts<D extends Detection> {
  readonly frame: SeenFrame<D>
  readonly shift: ViewMovement
  /** Pieces of the shelf with a label at its expected position. */
  readonly seen: ReadonlySet<number>
}

/** Pieces that were not seen may have drifted; the longer ago, the farther. */
function strayed<D extends Detection>(
  { astray, at: before, piece: last }: Tracks<D>,
  expected: readonly Track<D>[],
  { frame: { at, area }, shift, seen }: StrayFacts<D>,
): Map<number, number> {
  const moves = shift.isSure ? SLIPPED : FASTEST
  // Pieces keep their distance to each other as long as one of them is seen.
  const fastest = seen.size > 0 ? 0 : moves
  const lost = ((at - before) / 1_000) * fastest * (area.right - area.left)
  const further = seen.size > 0 ? 0 : lost + shift.doubt
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

function reachOf<D extends Detection>({ track, detection }: Pair<D>, shift: ViewShift): number {
  const size = Math.max(sizeOf(track.corners), sizeOf(detection.corners))
  const drift = Math.min(size * APART, lengthOf(track.moved) * DRIFT)
  return size * APART + drift + (shift.isSure || track.isSure ? 0 : size * APART)
}

/** Whether a label that was read in another position may still be this one. */
function mayBeSame<D extends Detection>({ track, detection, distance }: Pair<D>, at: number) {
  if (track.detection.isUnique) return true
  if (track.isSure || track.leftAt !== null) return false
  const size = Math.max(sizeOf(track.corners), sizeOf(detection.corners))
  // Between two consecutive frames nothing can be swapped, however slow the phone is.
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
  // A partly covered label is read in a few rows only; its look then includes the cover.
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

/** Labels that were read show how close the camera is and how it is turned; unseen tracks are moved accordingly. */
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

/** Whether another believed label is at this track's position, and this one was not read since. */
function hasTakenPlace<D extends Detection>(other: Track<D>, track: Track<D>, at: number): boolean {
  if (other.key === track.key || !other.isBelieved || other.seenAt !== at) return false
  const isHere = isWithin(middleOf(other.corners), boxOf(track.corners))
  return isHere && isWithin(middleOf(track.corners), boxOf(other.corners))
}

function isOtherScene<D extends Detection>({ scene }: Track<D>, { shades }: SeenFrame<D>): boolean {
  return scene !== null && shades !== null && !shiftBetween(scene, shades).isSure
}
