// Marks that are drawn once and given to one label after the other: to make a mark for each label that
// comes into view would cost the page more than everything else that it does for a frame.

import type { Messages } from '#web/kit/use-messages.ts'
import type { ScanResult, Tone } from '../scanner-state.ts'
import type { SeenLabel } from './code-source.ts'
import { type Cover, placeMark } from './mark-place.ts'

interface GivenMark {
  readonly button: HTMLButtonElement
  /** Undefined: nobody's, and not seen. */
  label: SeenLabel | undefined
  /** It says where somebody stands, and is nothing to count. */
  isShelf: boolean
}

interface Shown {
  readonly labels: readonly SeenLabel[]
  readonly cover: Cover
  /** What became of the codes that were read lately, the newest first. */
  readonly results: readonly ScanResult[]
  /** Which one of a sweep a label is. */
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

  /** A mark that was drawn; the answer takes it away. */
  add(button: HTMLButtonElement): () => void {
    const mark: GivenMark = { button, label: undefined, isShelf: false }
    this.#marks.add(mark)
    return () => void this.#marks.delete(mark)
  }

  labelOf(button: HTMLButtonElement): SeenLabel | undefined {
    return [...this.#marks].find((mark) => mark.button === button)?.label
  }

  /** A label keeps its mark as long as it is in view: a finger may be on its way to it. */
  show({ labels, cover, results, numberOf }: Shown): void {
    for (const mark of this.#marks) {
      if (mark.label && !labels.some(({ key }) => key === mark.label?.key)) mark.label = undefined
    }
    for (const label of labels) {
      const mark = this.#markFor(label)
      // One more is being drawn.
      if (!mark) continue
      // Looked up once: stores have thousands of shelves.
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
  // Counted longer ago than results are kept, it is counted all the same.
  const of = results.filter((one) => one.code === code.text)
  const result = of.find(({ isUndone }) => !isUndone)
  const stands = isCounted && (of.length === 0 || result !== undefined)
  const item = result?.name ?? code.text
  write(button, 'aria-label', t(stands ? 'marks.more' : 'marks.count', { item }))
  write(button, 'data-tone', stands ? toneFor(isDoubtful, result) : undefined)
  // Until it is sure what the label says, there is nothing to count.
  button.toggleAttribute('disabled', !isBelieved)
}

/** Framed and named, without a tick or a plus: a tap leads to that shelf. */
function drawShelf(button: HTMLButtonElement, { code, isBelieved }: SeenLabel): void {
  write(button, 'aria-label', code.text)
  write(button, 'data-tone', undefined)
  button.toggleAttribute('disabled', !isBelieved)
}

/** Where it is not sure that it is the one that was counted, it says so: equal, and a tap counts it. */
function toneFor(isDoubtful: boolean, result: ScanResult | undefined): Tone {
  return isDoubtful ? 'duplicate' : (result?.tone ?? 'ok')
}

/** To write what is there already would have its look worked out anew. */
function write(button: HTMLButtonElement, name: string, value: string | undefined): void {
  if (value === undefined) button.removeAttribute(name)
  else if (button.getAttribute(name) !== value) button.setAttribute(name, value)
}
