import { isDark } from '#domain/camera/darkness.ts'
import { waysOf } from '#domain/camera/look-plan.ts'
import { decodeFrame, mapCorners } from './decode-frame.ts'
import { framePicture } from './frame-picture.ts'
import { brightnessOf } from './picture.ts'
import type { Look } from './reading.ts'
import { partOfFrame } from './rows-along.ts'
import { unreadBars } from './unread-bars.ts'
import { labelsOf, START, see } from './watching.ts'
import type { FrameSource, Seen } from './worker-messages.ts'

/** One video: readings are voted on, and a label that stays in the picture is said once. */
export class VideoWatch {
  readonly #look: Look
  #watching = START

  constructor(look: Look) {
    this.#look = look
  }

  /** Closes the frame. */
  async see(source: FrameSource, at: number): Promise<Seen> {
    const { picture, area, frame } = await framePicture(source)
    const found = await decodeFrame(this.#look, picture, waysOf(this.#watching.cycle))
    const readings = found.map((reading) => ({
      ...reading,
      corners: mapCorners(reading, (corner) => partOfFrame(corner, area, frame)),
    }))
    const seen = see(this.#watching, { readings, brightness: brightnessOf(picture) }, at)
    this.#watching = seen.watching
    return {
      codes: seen.arrived,
      labels: labelsOf(seen.watching),
      unread: unreadBars(picture, found).map((corners) =>
        mapCorners({ corners }, (corner) => partOfFrame(corner, area, frame)),
      ),
      isDark: isDark(seen.watching.darkness, at),
    }
  }
}
