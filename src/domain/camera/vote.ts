// Which readings of a camera to believe. Single frames misread now and then, with a check digit that
// holds, so a code must be read again, and clearly more often than anything else at its place.

import { type LabelBox, overlaps } from './label-box.ts'

interface Vote {
  readonly key: string
  /** Null where nobody knows: then it may be a misreading of anything. */
  readonly place: LabelBox | null
  /** Whether so little of the label says so that it weighs half as much. */
  readonly isFaint?: boolean
}

export interface Frame {
  readonly at: number
  /** The codes that were read in it; empty when nothing was. */
  readonly votes: readonly Vote[]
}

export interface Votes {
  /** Frames in which something was read, the oldest first. */
  readonly frames: readonly Frame[]
  /** Keys that were believed, and when they were read last. */
  readonly believed: ReadonlyMap<string, number>
}

export const VOTE_WINDOW_MS = 800
/** Of two readings. */
const WEIGHT_NEEDED = 4
const WEIGHT = 2
const FAINT_WEIGHT = 1

export const NO_VOTES: Votes = { frames: [], believed: new Map() }

export interface Ballot {
  readonly votes: Votes
  /** Keys that are believed in this frame; also those that were believed before. */
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

/** The view has moved, and with it the places of all that was read before. */
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

/** At least twice, and by two thirds of the weight of all that speaks for it or against it. */
function isBelieved(
  key: string,
  frames: readonly Frame[],
  believed: ReadonlyMap<string, number>,
): boolean {
  const inFavour = frames.filter((frame) => keysOf(frame).includes(key))
  const places = inFavour.flatMap(({ votes }) => votes.filter((vote) => vote.key === key))
  const first = inFavour[0]?.at ?? 0
  const since = new Set(frames.filter(({ at }) => at >= first).flatMap(keysOf))
  // What is seen beside a code in one frame is another code, not a misreading of it; what lies elsewhere
  // is another label; and what was believed and has not been read since was another one, too.
  const together = new Set(inFavour.flatMap(keysOf))
  const speaksAgainst = (other: Vote) =>
    !together.has(other.key) &&
    (since.has(other.key) || !believed.has(other.key)) &&
    places.some((own) => isSamePlace(own, other))
  const weight = weightOf(inFavour, (vote) => vote.key === key)
  return weight >= WEIGHT_NEEDED && weight >= 2 * weightOf(frames, speaksAgainst)
}

/** Of each frame the weightiest of the votes that are meant. */
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
