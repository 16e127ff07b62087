// Where a film was when, from looks at the number that stands in its picture: a camera of a busy machine
// shows its film more slowly than it was made, so the clock alone does not tell.

/** The frame that was on the screen at a moment, in milliseconds. */
export interface FilmLook {
  readonly frame: number
  readonly atMs: number
}

export interface FilmClock {
  /** Frames since the beginning of the first turn that was looked at. */
  positionAt(atMs: number): number
  /** When a position was reached. */
  timeOf(position: number): number
}

/** A frame shown late may come after its successor; the film begins anew where its number falls further. */
const DISORDER_FRAMES = 20

export function filmClock(looks: readonly FilmLook[], framesOfFilm: number): FilmClock {
  const times = looks.map(({ atMs }) => atMs)
  const positions = positionsOf(looks, framesOfFilm)
  return {
    positionAt: (atMs) => between(times, positions, atMs),
    timeOf: (position) => between(positions, times, position),
  }
}

function positionsOf(looks: readonly FilmLook[], framesOfFilm: number): readonly number[] {
  let turn = 0
  let before = 0
  return looks.map(({ frame }) => {
    if (frame < before - DISORDER_FRAMES) turn += 1
    before = frame
    return turn * framesOfFilm + frame
  })
}

/** What stands beside `x`, along straight lines from one known pair to the next. */
function between(xs: readonly number[], ys: readonly number[], x: number): number {
  const after = xs.findIndex((one) => one >= x)
  const to = Math.max(1, after < 0 ? xs.length - 1 : after)
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [xs[to - 1], xs[to], ys[to - 1], ys[to]]
  return x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}
