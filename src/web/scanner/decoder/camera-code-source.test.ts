import { describe, expect, it } from 'vitest'
import { START, see } from './camera-code-source.ts'
import type { Reading } from './reading.ts'

const corner = { x: 0, y: 0 }
const reading = (text: string, format = 'EAN13'): Reading => ({
  text,
  format,
  corners: [corner, corner, corner, corner],
})

/** Texts that arrive, frame by frame, 100 ms apart. */
function watch(frames: readonly (readonly Reading[])[]): readonly string[] {
  let watching = START
  return frames.map((readings, index) => {
    const seen = see(watching, { readings, brightness: null }, index * 100)
    watching = seen.watching
    return seen.arrived.map(({ text }) => text).join()
  })
}

describe('watching a video', () => {
  const stapler = [reading('4006381333931')]

  it('says a label once while it is held', () => {
    expect(watch([stapler, stapler, stapler, stapler])).toEqual(['', '4006381333931', '', ''])
  })

  it('says it again when it comes back', () => {
    const away = Array.from({ length: 12 }, () => [])
    const said = watch([stapler, stapler, ...away, stapler, stapler])
    expect(said.filter((text) => text !== '')).toHaveLength(2)
  })

  it('takes two spellings of one number for one label', () => {
    const upc = [reading('036000291452', 'UPCA')]
    const ean = [reading('0036000291452')]
    expect(watch([upc, ean, upc]).filter((text) => text !== '')).toHaveLength(1)
  })

  it('turns the next frame when nothing was read, and keeps the angle when something was', () => {
    const nothing = see(START, { readings: [], brightness: null }, 0).watching
    expect(nothing.cycle.step).toBe(1)
    expect(see(nothing, { readings: stapler, brightness: null }, 100).watching.cycle.step).toBe(1)
  })
})
