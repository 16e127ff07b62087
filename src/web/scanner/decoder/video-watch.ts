import type { ScanView } from '#domain/camera/counting-mode.ts'
import { isDark } from '#domain/camera/darkness.ts'
import { boxOf, type LabelBox } from '#domain/camera/label-box.ts'
import { waysOf } from '#domain/camera/look-plan.ts'
import { shadesOf } from '#domain/camera/shades.ts'
import { unreadOf } from '#domain/camera/unread.ts'
import { decodeFrame, mapCorners } from './decode-frame.ts'
import type { Area } from './frame-geometry.ts'
import { type FramePicture, framePicture } from './frame-picture.ts'
import { brightnessOf, cutOf, type Picture } from './picture.ts'
import type { Look } from './reading.ts'
import { partOfFrame } from './rows-along.ts'
import { unreadBars } from './unread-bars.ts'
import { afterSweep, countByHand, labelsOf, START, see } from './watching.ts'
import type { FrameSource, Seen } from './worker-messages.ts'

/** Labels do not move away, and looking for bars takes time. */
const UNREAD_EVERY = 2

/** One video: readings are voted on, and each label is followed and reported once. */
export class VideoWatch {
  readonly #look: Look
  #watching = START
  #frames = 0
  /** By the id of the unread label. */
  readonly #pictures = new Map<number, { readonly size: number; readonly picture: Picture }>()

  constructor(look: Look) {
    this.#look = look
  }

  /** Closes the frame. */
  async see(source: FrameSource, at: number, view: ScanView): Promise<Seen> {
    return this.seePicture(await framePicture(source), at, view)
  }

  async seePicture(
    { picture, area, frame }: FramePicture,
    at: number,
    view: ScanView,
  ): Promise<Seen> {
    const found = await decodeFrame(this.#look, picture, waysOf(this.#watching.cycle))
    const readings = found.map((reading) => ({
      ...reading,
      corners: mapCorners(reading, (corner) => partOfFrame(corner, area, frame)),
    }))
    const decoded = {
      readings,
      brightness: brightnessOf(picture),
      size: frame,
      area,
      shades: shadesOf(picture, area),
    }
    const isSweep = view.mode === 'sweep'
    this.#frames += 1
    const unread = isSweep && this.#frames % UNREAD_EVERY === 0 ? unreadBars(picture, found) : []
    const bars = unread.map((corners) => placedIn(boxOf(corners), area))
    const seen = see(this.#watching, { ...decoded, bars }, at, view)
    this.#watching = seen.watching
    if (isSweep) this.#keepPictures(picture, area)
    return {
      codes: seen.arrived,
      labels: labelsOf(seen.watching),
      unread: [],
      isDark: isDark(seen.watching.darkness, at),
    }
  }

  /** The labels that this sweep saw but could not read, with their pictures; starts a new sweep. */
  takeUnread(): readonly UnreadPicture[] {
    const unread = unreadOf(this.#watching.unread).flatMap(({ id }) => {
      const kept = this.#pictures.get(id)
      return kept ? [{ id: String(id), picture: kept.picture }] : []
    })
    this.#watching = afterSweep(this.#watching)
    this.#pictures.clear()
    return unread
  }

  /** Keeps the largest picture of each label, because it was taken from nearest. */
  #keepPictures(picture: Picture, area: Area): void {
    for (const { id, place } of this.#watching.unread.labels) {
      const size = (place.right - place.left) * (place.bottom - place.top)
      if (size <= (this.#pictures.get(id)?.size ?? 0)) continue
      const cut = cutOf(picture, placedIn(place, { left: -area.left, top: -area.top }))
      if (cut) this.#pictures.set(id, { size, picture: cut })
    }
  }

  countByHand(label: string): void {
    this.#watching = countByHand(this.#watching, label)
  }
}

interface UnreadPicture {
  readonly id: string
  readonly picture: Picture
}

function placedIn(
  { left, top, right, bottom }: LabelBox,
  by: { readonly left: number; readonly top: number },
): LabelBox {
  return {
    left: left + by.left,
    top: top + by.top,
    right: right + by.left,
    bottom: bottom + by.top,
  }
}
