// Marks are rendered once and reused for one label after another: creating a mark for each label that comes
// into view would cost more than everything else that the page does for a frame.

import type { Messages } from '#web/kit/use-messages.ts'
import type { ScanResult, Tone } from '../scanner-state.ts'
import type { SeenLabel } from './code-source.ts'
import { type Cover, placeMark } from './mark-place.ts'

interface GivenMark {
  readonly button: HTMLButtonElement
  /** Undefined: the mark is unused and hidden. */
  label: SeenLabel | undefined
  /** A shelf label tells the place and is not counted. */
  isShelf: boolean
}

interface Shown {
  readonly labels: readonly SeenLabel[]
  readonly cover: Cover
  /** The results of recent codes, newest first. */
  readonly results: readonly ScanResult[]
  /** The number of a label within its sweep. */
  readonly numberOf: (label: string) => number | undefined
}

export class GivenMarks {
  readonly #marks = new Set<GivenMark>()
  readonly #t: Messages<'camera'>
  readonly #isShelfLabel: (text: string) => boolean

  constructor(t: Messages<'camera'>, isShelfLabel: (text: string) => boolean) {
    this.#t = t
    this.#isShelfLabel = isShelfLabel
  }

  /** Adds a rendered mark; returns a function that removes it. */
  add(button: HTMLButtonElement): () => void {
    const mark: GivenMark = { button, label: undefined, isShelf: false }
    this.#marks.add(mark)
    return () => void this.#marks.delete(mark)
  }

  labelOf(button: HTMLButtonElement): SeenLabel | undefined {
    return [...this.#marks].find((mark) => mark.button === button)?.label
  }

  /** A label keeps its mark while it is in view, because a finger may already be on its way to it. */
  show({ labels, cover, results, numberOf }: Shown): void {
    for (const mark of this.#marks) {
      if (mark.label && !labels.some(({ key }) => key === mark.label?.key)) mark.label = undefined
    }
    for (const label of labels) {
      const mark = this.#markFor(label)
      // Another mark is about to be rendered.
      if (!mark) continue
      // Looked up only when the label changes: stores have thousands of shelves.
      if (mark.label?.key !== label.key) mark.isShelf = this.#isShelfLabel(label.code.text)
      mark.label = label
      mark.button.toggleAttribute('data-shelf', mark.isShelf)
      if (mark.isShelf) drawShelf(mark.button, label)
      else draw(mark.button, label, results, this.#t)
      write(mark.button, 'data-number', numberOf(label.key)?.toString())
      placeMark(mark.button, label.corners, cover)
    }
    for (const { button, label } of this.#marks) button.toggleAttribute('hidden', !label)
  }

  #markFor({ key }: SeenLabel): GivenMark | undefined {
    const marks = [...this.#marks]
    return marks.find(({ label }) => label?.key === key) ?? marks.find(({ label }) => !label)
  }
}

function draw(
  button: HTMLButtonElement,
  { code, isBelieved, isCounted, isDoubtful }: SeenLabel,
  results: readonly ScanResult[],
  t: Messages<'camera'>,
): void {
  // A label that was counted before the oldest kept result still counts as counted.
  const of = results.filter((one) => one.code === code.text)
  const result = of.find(({ isUndone }) => !isUndone)
  const stands = isCounted && (of.length === 0 || result !== undefined)
  const item = result?.name ?? code.text
  write(button, 'aria-label', t(stands ? 'marks.more' : 'marks.count', { item }))
  write(button, 'data-tone', stands ? toneFor(isDoubtful, result) : undefined)
  // Disabled until the label's text is certain: before that there is nothing to count.
  button.toggleAttribute('disabled', !isBelieved)
}

/** Framed and named, without a tick or a plus: a tap switches to that shelf. */
function drawShelf(button: HTMLButtonElement, { code, isBelieved }: SeenLabel): void {
  write(button, 'aria-label', code.text)
  write(button, 'data-tone', undefined)
  button.toggleAttribute('disabled', !isBelieved)
}

/** If it may be a different label than the one that was counted, its tone says "duplicate", and a tap counts it. */
function toneFor(isDoubtful: boolean, result: ScanResult | undefined): Tone {
  return isDoubtful ? 'duplicate' : (result?.tone ?? 'ok')
}

/** Skips equal values: writing them would make the browser recalculate styles. */
function write(button: HTMLButtonElement, name: string, value: string | undefined): void {
  if (value === undefined) button.removeAttribute(name)
  else if (button.getAttribute(name) !== value) button.setAttribute(name, value)
}
