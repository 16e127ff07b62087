// The situations that people are in with a camera, as films with what is to be counted of them.

import type { FilmShot, HungLabel, ShelfFilm } from './shelf-film.ts'

export interface FilmTruth {
  readonly mode: 'aim' | 'sweep'
  /** Units by code. */
  readonly expected: Readonly<Record<string, number>>
  readonly shelfSwitches: number
  readonly track: { readonly width: number; readonly height: number }
  /** When what is to be counted comes into view, in seconds. */
  readonly shownFrom?: number
}

export interface TableFilm {
  readonly film: ShelfFilm
  readonly truth: FilmTruth
}

const LARGE = { width: 1920, height: 1080 }
const LYING = { width: 1280, height: 720 }
export const UPRIGHT = { width: 720, height: 1280 }
export const FPS = 30

/** Numbers of goods that check, other ones for each beginning. */
export function gtin(beginning: number): string {
  const digits = String(400_600_000_000 + beginning * 1_117)
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

export const label = (text: string, x: number, y: number, width = 300): HungLabel => ({
  symbology: 'ean13',
  text,
  x,
  y,
  width,
})

/** A hand never holds quite still. */
export function held(
  x: number,
  y: number,
  seconds: number,
  more: Partial<FilmShot> = {},
): FilmShot[] {
  return Array.from({ length: Math.round(seconds * FPS) }, (_, at) => ({
    x: Math.round(x + 5 * Math.sin(at * 0.31) + 3 * Math.sin(at * 0.73)),
    y: Math.round(y + 4 * Math.cos(at * 0.27)),
    ...more,
  }))
}

export function moved(
  from: readonly [number, number],
  to: readonly [number, number],
  seconds: number,
): FilmShot[] {
  const frames = Math.round(seconds * FPS)
  return Array.from({ length: frames }, (_, at) => ({
    x: Math.round(from[0] + ((to[0] - from[0]) * at) / frames),
    y: Math.round(from[1] + ((to[1] - from[1]) * at) / frames),
  }))
}

/** Each frame twice: a camera that takes fifteen pictures in a second. */
export function halfAsMany({ film, truth }: TableFilm): TableFilm {
  const shots = film.shots.map((shot, at) => film.shots[at - (at % 2)] ?? shot)
  return { film: { ...film, shots }, truth }
}

export function tableFilm(
  mode: FilmTruth['mode'],
  film: Omit<ShelfFilm, 'width' | 'height'>,
  expected: Readonly<Record<string, number>>,
  track = LYING,
): TableFilm {
  const truth = { mode, expected, shelfSwitches: 0, track }
  return { film: { ...film, ...track }, truth }
}

function withStart({ film, truth }: TableFilm, shownFrom: number): TableFilm {
  return { film, truth: { ...truth, shownFrom } }
}

const [A, B, C, D, E] = [gtin(1), gtin(2), gtin(3), gtin(4), gtin(5)]
const shelfOfFive = [A, B, C, D, E].map((text, at) => label(text, at * 440, 0))
const small = Array.from({ length: 12 }, (_, at) =>
  label(gtin(20 + at), ((at % 4) - 1.5) * 200, (Math.floor(at / 4) - 1) * 150, 170),
)
const packs = Array.from({ length: 7 }, (_, at) => ({
  symbology: 'gs1datamatrix',
  text: `(01)09506000134352(21)S${at}X${at * 7}`,
  x: at * 900,
  y: 0,
  width: 230,
}))
const walk = (places: readonly number[], stay: number, way: number): FilmShot[] =>
  places.flatMap((x, at) => [
    ...(at === 0 ? [] : moved([places[at - 1] ?? x, 0], [x, 0], way)),
    ...held(x, 0, stay),
  ])
const can = gtin(9)
export const cans = (count: number, apart: number) =>
  Array.from({ length: count }, (_, at) => label(can, at * apart, 0))

export const TABLE_FILMS = {
  'three items aimed at one after the other, neighbours in view': tableFilm(
    'aim',
    { labels: shelfOfFive, shots: walk([440, 880, 1_320], 1.3, 0.7) },
    { [B]: 1, [C]: 1, [D]: 1 },
  ),
  'one label while the lens hunts for focus': tableFilm(
    'aim',
    {
      labels: [label(A, 0, 0, 420)],
      shots: Array.from({ length: 4 }, () => [
        ...held(0, 0, 0.5),
        ...held(12, 6, 1.2, { blur: 9 }),
      ]).flat(),
    },
    { [A]: 1 },
  ),
  'twelve small labels, nothing moves': tableFilm(
    'sweep',
    { labels: small, shots: Array.from({ length: 5 * FPS }, () => ({ x: 0, y: 0 })) },
    Object.fromEntries(small.map(({ text }) => [text, 1])),
  ),
  'five identical cans panned past': tableFilm(
    'sweep',
    { labels: cans(5, 420), shots: moved([-500, 0], [5 * 420 + 200, 0], 6) },
    { [can]: 5 },
  ),
  'two identical cans side by side': tableFilm(
    'aim',
    { labels: [label(can, -160, 0, 270), label(can, 160, 0, 270)], shots: held(0, 0, 3) },
    { [can]: 2 },
  ),
  'two identical cans one above the other': tableFilm(
    'aim',
    {
      labels: [label(can, 0, -100, 270), label(can, 0, 100, 270)],
      shots: Array.from({ length: 3 * FPS }, () => ({ x: 0, y: 0 })),
    },
    { [can]: 2 },
  ),
  'seven packs with seven serial numbers': tableFilm(
    'aim',
    {
      labels: packs,
      shots: walk(
        packs.map(({ x }) => x),
        0.8,
        0.35,
      ),
    },
    { '09506000134352': 7 },
  ),
  "a neighbour shelf's label in view": tableFilm(
    'aim',
    {
      labels: [
        label(A, 0, 0),
        { symbology: 'code128', text: 'B-02', x: 470, y: 40, width: 260 },
        { symbology: 'qrcode', text: 'B-01', x: -10, y: 260, width: 130 },
      ],
      shots: held(0, 0, 3.5),
    },
    { [A]: 1 },
  ),
  'an upright picture, a label outside of what is seen of it': tableFilm(
    'aim',
    { labels: [label(A, 0, 0, 400), label(B, 0, -380, 400)], shots: held(0, 0, 3.5) },
    { [A]: 1 },
    UPRIGHT,
  ),
} satisfies Record<string, TableFilm>

/** As far apart as a phone that is held upright shows of a picture that lies. */
const twenty = Array.from({ length: 20 }, (_, at) =>
  label(gtin(60 + at), ((at % 4) - 1.5) * 310, (Math.floor(at / 4) - 2) * 195, 260),
)

/** A smaller one, from one side to where it stops and back. */
const slid = (from: number, by: number, y: number, radius: number): FilmShot[] =>
  Array.from({ length: 45 }, (_, at) => ({
    x: Math.round(5 * Math.sin(at * 0.31)),
    y: Math.round(4 * Math.cos(at * 0.27)),
    cover: { x: Math.round(from + by * Math.sin((at / 45) * Math.PI)), y, radius },
  }))

const hand = (at: number, x: number, y: number): FilmShot => ({
  x: 0,
  y: 0,
  cover: { x: Math.round(x + at), y, radius: 260 },
})

/** More of them, for the bench and for the decoder alone. */
export const MORE_FILMS = {
  'a hand that passes in front of the label': tableFilm(
    'aim',
    {
      labels: [label(A, 0, 0, 380), label(B, 420, 230, 260)],
      shots: [
        ...held(0, 0, 1),
        ...Array.from({ length: 45 }, (_, at) => hand(at * 44, -300, 430)),
        ...held(0, 0, 1),
        ...Array.from({ length: 45 }, (_, at) => hand(-at * 44, 1_600, 380)),
        ...held(0, 0, 1),
      ],
    },
    { [A]: 1 },
  ),
  'hands that slide over a part of the label': tableFilm(
    'aim',
    {
      labels: [label(A, 0, 0, 380)],
      shots: [
        ...held(0, 0, 1),
        ...slid(-250, 850, 440, 200),
        ...slid(1_530, -880, 320, 210),
        ...held(0, 0, 0.5),
      ],
    },
    { [A]: 1 },
  ),
  'a light that is reflected on the label': tableFilm(
    'aim',
    {
      labels: [label(A, 0, 0, 380)],
      shots: Array.from({ length: 5 * FPS }, (_, at) => ({
        x: Math.round(8 * Math.sin(at * 0.2)),
        y: 0,
        glare: { x: 640 + Math.round(260 * Math.sin(at * 0.11)), y: 360, radius: 70 },
      })),
    },
    { [A]: 1 },
  ),
  'ten equal cans, there and back': tableFilm(
    'sweep',
    {
      labels: cans(10, 400),
      shots: [...moved([-500, 0], [4_100, 0], 9), ...moved([4_100, 0], [-500, 0], 9)],
    },
    { [can]: 10 },
  ),
  'a shaking hand': tableFilm(
    'aim',
    {
      labels: shelfOfFive,
      shots: Array.from({ length: 5 * FPS }, (_, at) => ({
        x: Math.round(880 + 32 * Math.sin(at * 0.9) + 20 * Math.sin(at * 2.1)),
        y: Math.round(26 * Math.cos(at * 1.3)),
        blur: at % 5 === 0 ? 4 : 0,
      })),
    },
    { [C]: 1 },
  ),
  'upright along a shelf': tableFilm(
    'sweep',
    { labels: cans(4, 430), shots: moved([-450, 0], [1_750, 0], 6) },
    { [can]: 4 },
    UPRIGHT,
  ),
  'twenty codes in one view': withStart(
    tableFilm(
      'sweep',
      {
        labels: twenty,
        // Past them all, and at once before them.
        shots: [...held(0, 1_900, 1), ...held(0, 0, 4)],
      },
      Object.fromEntries(twenty.map(({ text }) => [text, 1])),
      LARGE,
    ),
    1,
  ),
  'three cans of the same kind, aimed at one after the other': tableFilm(
    'aim',
    { labels: cans(3, 1_000), shots: walk([0, 1_000, 2_000], 1, 0.9) },
    { [can]: 3 },
  ),
} satisfies Record<string, TableFilm>
