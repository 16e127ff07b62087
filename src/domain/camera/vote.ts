// Which camera reads to believe. A single frame can be misread, even with a valid check digit, so a code must be read
// again, and clearly more often than anything else at its position.

import { type LabelBox, overlaps } from './label-box.ts'

interface Vote {
  readonly key: string
  /** Null when unknown; then it may be a misread of any label. */
  readonly place: LabelBox | null
  /** Whether so little of the label was read that it counts half. */
  readonly isFaint?: boolean
}

export interface Frame {
  readonly at: number
  /** The codes read in it; empty when nothing was read. */
  readonly votes: readonly Vote[]
}

export interface Votes {
  /** Frames with at least one read, oldest first. */
  readonly frames: readonly Frame[]
  /** Believed keys, and when they were last read. */
  readonly believed: ReadonlyMap<string, number>
}

export const VOTE_WINDOW_MS = 800
/** The weight of two reads. */
const WEIGHT_NEEDED = 4
const WEIGHT = 2
const FAINT_WEIGHT = 1

export const NO_VOTES: Votes = { frames: [], believed: new Map() }

export interface Ballot {
  readonly votes: Votes
  /** Keys that are believed in this frame, including those believed earlier. */
  readonly accepted: readonly string[]
}

export function countVotes({ frames, believed }: Votes, frame: Frame): Ballot {
  const recent = frames.filter(({ at }) => frame.at - at <= VOTE_WINDOW_MS)
  const all = frame.votes.length > 0 ? [...recent, frame] : recent
  const keys = new Set(keysOf(frame))
  const accepted = [...keys].filter((key) => isBelieved(key, all, believed))
  const known = [...believed].filter(([, at]) => frame.at - at <= VOTE_WINDOW_MS)
  const now = accepted.map((key) => [key, frame.at] as const)
  return { votes: { frames: all, believed: new Map([...known, ...now]) }, accepted }
}

/** The view moved, and with it the positions of all earlier reads. */
export function movedVotes(votes: Votes, by: { readonly x: number; readonly y: number }): Votes {
  if (by.x === 0 && by.y === 0) return votes
  const move = (place: LabelBox): LabelBox => ({
    left: place.left + by.x,
    top: place.top + by.y,
    right: place.right + by.x,
    bottom: place.bottom + by.y,
  })
  const frames = votes.frames.map((frame) => ({
    ...frame,
    votes: frame.votes.map((vote) => ({ ...vote, place: vote.place && move(vote.place) })),
  }))
  return { ...votes, frames }
}

/** Read at least twice, and with two thirds of all the weight for and against it. */
function isBelieved(
  key: string,
  frames: readonly Frame[],
  believed: ReadonlyMap<string, number>,
): boolean {
  const inFavour = frames.filter((frame) => keysOf(frame).includes(key))
  const places = inFavour.flatMap(({ votes }) => votes.filter((vote) => vote.key === key))
  const first = inFavour[0]?.at ?? 0
  const since = new Set(frames.filter(({ at }) => at >= first).flatMap(keysOf))
  // These reads do not speak against the code: another code in the same frame, since both are there; a code at another
  // position; and a code that was believed and not read since.
  const together = new Set(inFavour.flatMap(keysOf))
  const speaksAgainst = (other: Vote) =>
    !together.has(other.key) &&
    (since.has(other.key) || !believed.has(other.key)) &&
    places.some((own) => isSamePlace(own, other))
  const weight = weightOf(inFavour, (vote) => vote.key === key)
  return weight >= WEIGHT_NEEDED && weight >= 2 * weightOf(frames, speaksAgainst)
}

/** Adds up the heaviest matching vote of each frame. */
function weightOf(frames: readonly Frame[], isMeant: (vote: Vote) => boolean): number {
  return frames.reduce((sum, { votes }) => {
    const weights = votes
      .filter(isMeant)
      .map(({ isFaint = false }) => (isFaint ? FAINT_WEIGHT : WEIGHT))
    return sum + Math.max(0, ...weights)
  }, 0)
}

function isSamePlace(a: Vote, b: Vote): boolean {
  return a.place === null || b.place === null || overlaps(a.place, b.place)
}

function keysOf({ votes }: Frame): readonly string[] {
  return votes.map(({ key }) => key)
}
