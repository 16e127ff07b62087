// Photographs that are drawn from a seed, a label in one kind of trouble each: a set that nobody has looked at as
// long as nobody has looked at its seed.

import {
  type Conditions,
  type PlacedLabel,
  takePhotograph,
} from '#tests/support/camera/photograph.ts'
import type { Picture } from '#web/scanner/decoder/picture.ts'
import { Chance } from './chance.ts'
import { filmCodes } from './film-codes.ts'
import type { Truth } from './photograph-truth.ts'

const ROOM = { width: 960, height: 720 }

type Trouble = (chance: Chance) => {
  readonly label?: Partial<PlacedLabel>
  readonly picture?: Partial<Conditions>
}

/** From one end of a range to the other. */
const between = (chance: Chance, least: number, most: number) =>
  least + (most - least) * chance.next()

/** What a shop and a phone do to a picture, each as far as somebody may still expect it to be read. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  none: () => ({}),
  small: (chance) => ({ label: { width: between(chance, 190, 240) } }),
  'very small': (chance) => ({ label: { width: between(chance, 150, 190) } }),
  inverted: (chance) => ({ label: { isInverted: true, turn: between(chance, -10, 10) } }),
  'out of focus': (chance) => ({ picture: { blur: between(chance, 1.2, 2) } }),
  'far out of focus': (chance) => ({ picture: { blur: between(chance, 2.2, 3) } }),
  moved: (chance) => ({ picture: { motion: between(chance, 3, 6) } }),
  turned: (chance) => ({ label: { turn: between(chance, 0, 360) } }),
  tilted: (chance) => ({
    label: {
      yaw: between(chance, 20, 40),
      pitch: between(chance, -20, 20),
      turn: between(chance, 0, 360),
    },
  }),
  'on a can': (chance) => ({
    label: { curve: between(chance, 0.4, 0.75), turn: between(chance, -20, 20) },
  }),
  'in the shine of a lamp': (chance) => ({
    label: { turn: between(chance, -25, 25) },
    picture: { glare: between(chance, 0.3, 0.6) },
  }),
  'in a cellar': (chance) => ({
    label: { turn: between(chance, -15, 15) },
    picture: { light: between(chance, 0.2, 0.35), noise: between(chance, 5, 8) },
  }),
  'half in the shade': (chance) => ({
    label: { turn: between(chance, 0, 360) },
    picture: { shadow: between(chance, 0.6, 0.9) },
  }),
  'small and out of focus': (chance) => ({
    label: { width: between(chance, 220, 280), turn: between(chance, -8, 8) },
    picture: { blur: between(chance, 0.9, 1.3) },
  }),
}

export interface MadePhotograph {
  readonly trouble: string
  readonly truth: Truth
  readonly take: () => Promise<Picture>
}

/** Every kind of code in every kind of trouble, and some pictures without a code. */
export function madePhotographs(seed: number, withoutCode = 12): readonly MadePhotograph[] {
  const chance = new Chance(seed)
  const labelled = Object.entries(TROUBLES).flatMap(([trouble, make]) =>
    filmCodes(chance.upTo(1_000_000)).map(({ symbology, text }) => {
      const { label, picture } = make(chance)
      const width = symbology === 'qrcode' ? 220 : 420
      const middle = { x: between(chance, 400, 560), y: between(chance, 300, 420) }
      const labels = [{ symbology, text, ...middle, width, ...scaled(label, symbology) }]
      const room = { ...ROOM, noise: 2, ...picture, seed: chance.upTo(1_000_000), labels }
      return made(trouble, room, symbology, text)
    }),
  )
  const empty = Array.from({ length: withoutCode }, () =>
    made('no code', { ...ROOM, noise: 3, seed: chance.upTo(1_000_000), labels: [] }, 'NONE', ''),
  )
  return [...labelled, ...empty]
}

/** A square of the same width would be far larger than bars are. */
function scaled(label: Partial<PlacedLabel> | undefined, symbology: string) {
  if (label?.width === undefined || symbology !== 'qrcode') return label
  return { ...label, width: label.width / 2 }
}

function made(
  trouble: string,
  conditions: Conditions,
  symbology: string,
  text: string,
): MadePhotograph {
  const format = symbology.toUpperCase()
  const file = `${trouble}, ${symbology} ${text}`
  return {
    trouble,
    truth: { file, format, texts: [text], also: [], alsoPattern: undefined },
    take: async () => (await takePhotograph(conditions)).picture,
  }
}
