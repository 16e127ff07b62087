// Which part of a frame is decoded, and how positions in it map back to the frame.

import type { Corner } from './reading.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The middle of a frame: people do not hold a label to the edge, and a smaller area is faster. */
const SHARE_OF_WIDTH = 0.9
const SHARE_OF_HEIGHT = 0.75

export interface Area extends Size {
  readonly left: number
  readonly top: number
}

export function areaOfInterest({ width, height }: Size): Area {
  const wide = even(width * SHARE_OF_WIDTH)
  const high = even(height * SHARE_OF_HEIGHT)
  return {
    left: even((width - wide) / 2),
    top: even((height - high) / 2),
    width: wide,
    height: high,
  }
}

/** Cameras store one color for two pixels, so areas start and end on even pixels. */
function even(length: number): number {
  return 2 * Math.round(length / 2)
}

/** The size of a picture that contains all of another one turned by an angle. */
export function turnedSize({ width, height }: Size, degrees: number): Size {
  const { cos, sin } = turn(degrees)
  return {
    width: Math.ceil(width * Math.abs(cos) + height * Math.abs(sin)),
    height: Math.ceil(width * Math.abs(sin) + height * Math.abs(cos)),
  }
}

/** Maps a corner in the turned picture of an area back to the whole frame, as fractions of its size. */
export function placeInFrame(corner: Corner, area: Area, degrees: number, frame: Size): Corner {
  const { cos, sin } = turn(degrees)
  const turned = turnedSize(area, degrees)
  const x = corner.x - turned.width / 2
  const y = corner.y - turned.height / 2
  return {
    x: (x * cos + y * sin + area.width / 2 + area.left) / frame.width,
    y: (y * cos - x * sin + area.height / 2 + area.top) / frame.height,
  }
}

function turn(degrees: number) {
  const angle = (degrees * Math.PI) / 180
  return { cos: Math.cos(angle), sin: Math.sin(angle) }
}
