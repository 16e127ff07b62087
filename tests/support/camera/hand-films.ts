// What hands do with a phone, and shops around it, as films with what is to be counted of them.

import type { FilmShot } from './shelf-film.ts'
import {
  cans,
  FPS,
  gtin,
  held,
  label,
  moved,
  type TableFilm,
  tableFilm,
  UPRIGHT,
} from './table-films.ts'

const can = gtin(9)
const kinds = (count: number, apart: number, y = 0) =>
  Array.from({ length: count }, (_, at) => label(gtin(100 + at), at * apart, y, 280))

/** Shots of so many seconds, each from how far it is, from 0 to 1. */
function filmed(seconds: number, shot: (part: number, at: number) => FilmShot): FilmShot[] {
  const count = Math.round(seconds * FPS)
  return Array.from({ length: count }, (_, at) => shot(at / (count - 1), at))
}

const between = (from: number, to: number, part: number) => from + (to - from) * part
/** There and back, once. */
const wave = (part: number) => Math.sin(part * 2 * Math.PI)
const hump = (part: number) => Math.sin(part * Math.PI)
/** Two rows of equal cans. */
const twoRows = (count: number, apart: number, down: number) => [
  ...cans(count, apart),
  ...cans(count, apart).map((one) => ({ ...one, y: down })),
]
const onceEach = (labels: readonly { readonly text: string }[]) => {
  const units: Record<string, number> = {}
  for (const { text } of labels) units[text] = (units[text] ?? 0) + 1
  return units
}
const mixed = [...kinds(4, 380), ...cans(4, 380).map((one) => ({ ...one, x: one.x + 4 * 380 }))]

export const HAND_FILMS: Readonly<Record<string, TableFilm>> = {
  'nearer and away, aimed at one of three': tableFilm(
    'aim',
    {
      labels: kinds(3, 480),
      shots: filmed(6, (part) => ({ x: 480, y: 0, zoom: 1 + 0.6 * hump((part * 2) % 1) })),
    },
    { [gtin(101)]: 1 },
  ),
  'nearer and away, swept over equal cans': tableFilm(
    'sweep',
    {
      labels: cans(3, 280).map((one) => ({ ...one, x: one.x - 280, width: 240 })),
      shots: filmed(7, (part) => ({ x: 0, y: 0, zoom: 1 + 0.9 * hump((part * 2) % 1) })),
    },
    { [can]: 3 },
  ),
  'nearer and away with a row below': tableFilm(
    'sweep',
    {
      labels: [...cans(3, 280), ...kinds(3, 280, 220)].map((one) => ({
        ...one,
        x: one.x - 280,
        width: 230,
      })),
      shots: filmed(7, (part) => ({
        x: 40 * wave(part),
        y: 110,
        zoom: 1 + 0.8 * hump((part * 2) % 1),
      })),
    },
    { [can]: 3, [gtin(100)]: 1, [gtin(101)]: 1, [gtin(102)]: 1 },
  ),
  'past eight while coming nearer': tableFilm(
    'sweep',
    {
      labels: mixed,
      shots: filmed(9, (part) => ({
        x: between(-450, 3_100, part),
        y: 0,
        zoom: between(0.8, 1.3, part),
      })),
    },
    onceEach(mixed),
  ),
  'turned in the hand over equal cans': tableFilm(
    'sweep',
    {
      labels: cans(3, 290).map((one) => ({ ...one, x: one.x - 290, width: 240 })),
      shots: filmed(7, (part) => ({ x: 0, y: 0, roll: 18 * wave(part) })),
    },
    { [can]: 3 },
  ),
  'turned in the hand, aimed at one of three': tableFilm(
    'aim',
    {
      labels: kinds(3, 420),
      shots: filmed(6, (part) => ({ x: 420, y: 0, roll: 20 * wave(part) })),
    },
    { [gtin(101)]: 1 },
  ),
  'past eight with a phone that turns': tableFilm(
    'sweep',
    {
      labels: mixed,
      shots: filmed(9, (part, at) => ({
        x: between(-450, 3_100, part),
        y: 0,
        roll: 10 * Math.sin(at * 0.1),
      })),
    },
    onceEach(mixed),
  ),
  'past eight, seen from the side': tableFilm(
    'sweep',
    {
      labels: mixed,
      shots: filmed(9, (part) => ({ x: between(-600, 3_200, part), y: 0, yaw: 25, pitch: 8 })),
    },
    onceEach(mixed),
  ),
  'equal cans, seen from one side and the other': tableFilm(
    'sweep',
    {
      labels: cans(3, 290).map((one) => ({ ...one, x: one.x - 290, width: 240 })),
      shots: filmed(7, (part) => ({
        x: 0,
        y: 0,
        yaw: 22 * wave(part),
        pitch: 10 * wave(part * 2),
      })),
    },
    { [can]: 3 },
  ),
  'lights that go off and on': tableFilm(
    'sweep',
    {
      labels: mixed,
      shots: filmed(9, (part, at) => ({
        x: between(-450, 3_100, part),
        y: 0,
        light: at % 75 < 35 ? 1 : 0.35,
      })),
    },
    onceEach(mixed),
  ),
  'a camera that adapts to the light': tableFilm(
    'sweep',
    {
      labels: mixed,
      shots: filmed(9, (part, at) => ({
        x: between(-450, 3_100, part),
        y: 0,
        light: 0.85 + 0.45 * Math.sin(at * 0.12),
      })),
    },
    onceEach(mixed),
  ),
  'two rows, one after the other': tableFilm(
    'sweep',
    {
      labels: twoRows(5, 400, 500),
      shots: [
        ...moved([-450, 0], [2_050, 0], 6),
        ...moved([2_050, 0], [2_050, 500], 1.2),
        ...moved([2_050, 500], [-450, 500], 6),
      ],
    },
    { [can]: 10 },
  ),
  'two rows, both in view, there and back': tableFilm(
    'sweep',
    {
      labels: twoRows(5, 400, 260),
      shots: [
        ...moved([-450, 60], [2_050, 60], 6),
        ...moved([2_050, 60], [2_050, 230], 0.8),
        ...moved([2_050, 230], [-450, 230], 6),
      ],
    },
    { [can]: 10 },
  ),
  'down a rack of equal cans, and up again': tableFilm(
    'sweep',
    {
      labels: cans(6, 330).map((one) => ({ ...one, x: 0, y: one.x })),
      shots: [...moved([0, -500], [0, 2_200], 7), ...moved([0, 2_200], [0, -500], 7)],
    },
    { [can]: 6 },
  ),
  'down a rack with an upright picture': tableFilm(
    'sweep',
    {
      labels: cans(6, 330).map((one) => ({ ...one, x: 0, y: one.x })),
      shots: moved([0, -600], [0, 2_300], 7),
    },
    { [can]: 6 },
    UPRIGHT,
  ),
  'somebody walks by while a shelf is swept': tableFilm(
    'sweep',
    {
      labels: mixed,
      shots: filmed(10, (part, at) => ({
        x: between(-450, 3_100, part),
        y: 0,
        ...(at > 80 && { person: { x: -300 + (at - 80) * 26, width: 420 } }),
        ...(at > 190 && { person: { x: 1_600 - (at - 190) * 34, width: 420 } }),
      })),
    },
    onceEach(mixed),
  ),
  'two people cross while a shelf of other goods is swept': tableFilm(
    'sweep',
    {
      labels: kinds(6, 380),
      behind: 'goods',
      shots: filmed(7, (part, at) => ({
        x: between(2_350, -450, part),
        y: 0,
        passers: [
          { x: 1_500 - (at - 30) * 22, width: 380, wears: 'checks' },
          { x: -300 + (at - 50) * 30, width: 460, wears: 'coat' },
        ],
      })),
    },
    onceEach(kinds(6, 380)),
  ),
  'a cart and who pushes it pass a shelf that is swept': tableFilm(
    'sweep',
    {
      labels: mixed,
      shots: filmed(9, (part, at) => ({
        x: between(-450, 3_100, part),
        y: 0,
        passers: [
          { x: -700 + (at - 60) * 24, width: 520, top: 420, wears: 'wire' },
          { x: -1_150 + (at - 60) * 24, width: 300, wears: 'stripes' },
        ],
      })),
    },
    onceEach(mixed),
  ),
  'somebody large walks by an upright picture': tableFilm(
    'sweep',
    {
      labels: kinds(5, 400),
      behind: 'goods',
      shots: filmed(8, (part, at) => ({
        x: between(-450, 2_050, part),
        y: 0,
        passers: [{ x: 1_000 - (at - 60) * 21, width: 400, wears: 'print' }],
      })),
    },
    onceEach(kinds(5, 400)),
    UPRIGHT,
  ),
  'somebody walks by in front of what is aimed at': tableFilm(
    'aim',
    {
      labels: kinds(3, 420),
      shots: held(420, 0, 7).map((shot, at) => ({
        ...shot,
        ...(at > 40 && { person: { x: -300 + (at - 40) * 28, width: 460 } }),
        ...(at > 120 && { person: { x: 1_600 - (at - 120) * 38, width: 460 } }),
      })),
    },
    { [gtin(101)]: 1 },
  ),
  'there, back and there again': tableFilm(
    'sweep',
    {
      labels: mixed,
      shots: [
        ...moved([-450, 0], [3_100, 0], 6),
        ...moved([3_100, 0], [-450, 40], 5),
        ...moved([-450, 40], [3_100, -30], 6),
      ],
    },
    onceEach(mixed),
  ),
  'fast from stop to stop': tableFilm(
    'sweep',
    {
      labels: cans(4, 1_100).map((one, at) => ({ ...one, text: at % 2 ? can : gtin(31) })),
      shots: [0, 1_100, 2_200, 3_300, 2_200, 1_100, 0].flatMap((x, at, all) => [
        ...(at === 0
          ? []
          : moved([all[at - 1] ?? x, 0], [x, 0], 0.4).map((shot) => ({
              ...shot,
              motion: { x: 60, y: 8 },
            }))),
        ...held(x, 0, 1),
      ]),
    },
    { [can]: 2, [gtin(31)]: 2 },
  ),
  'a shaking hand that goes along equal cans': tableFilm(
    'sweep',
    {
      labels: cans(8, 380),
      shots: filmed(9, (part, at) => ({
        x: between(-450, 3_100, part) + 16 * Math.sin(at * 1.3) + 9 * Math.sin(at * 2.9),
        y: 14 * Math.cos(at * 1.7),
        roll: 3 * Math.sin(at * 0.8),
        ...(at % 7 < 2 && { motion: { x: 14, y: 10 } }),
      })),
    },
    { [can]: 8 },
  ),
  'put down and taken up again': tableFilm(
    'sweep',
    {
      labels: mixed,
      shots: [
        ...moved([-450, 0], [1_400, 0], 4),
        ...moved([1_400, 0], [1_250, 1_300], 0.5).map((shot) => ({
          ...shot,
          motion: { x: 10, y: 70 },
        })),
        ...filmed(2.5, () => ({ x: 1_250, y: 1_300, light: 0.3, blur: 12 })),
        ...moved([1_250, 1_300], [1_000, 0], 0.5).map((shot) => ({
          ...shot,
          motion: { x: 10, y: 70 },
        })),
        ...moved([1_000, 0], [-300, 20], 3),
        ...moved([-300, 20], [3_100, 0], 7),
      ],
    },
    onceEach(mixed),
  ),
  'put down and taken up again, aimed at one': tableFilm(
    'aim',
    {
      labels: kinds(3, 420),
      shots: [
        ...held(420, 0, 2),
        ...moved([420, 0], [420, 1_300], 0.5).map((shot) => ({ ...shot, motion: { x: 0, y: 70 } })),
        ...filmed(1.5, () => ({ x: 420, y: 1_300, light: 0.3, blur: 12 })),
        ...moved([420, 1_300], [430, 10], 0.5).map((shot) => ({
          ...shot,
          motion: { x: 0, y: 70 },
        })),
        ...held(430, 10, 2),
      ],
    },
    { [gtin(101)]: 1 },
  ),
}
