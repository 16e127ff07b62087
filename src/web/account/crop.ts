// Which square of a picture is kept.

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Crop {
  /** 1 is the largest possible square. */
  readonly zoom: number
  /** The center of the square, from 0 to 1 across and down the picture. */
  readonly x: number
  readonly y: number
}

export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

export const MIN_ZOOM = 1
export const MAX_ZOOM = 4
export const WHOLE: Crop = { zoom: MIN_ZOOM, x: 0.5, y: 0.5 }

export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom
  return {
    left: between(0, x * width - side / 2, width - side),
    top: between(0, y * height - side / 2, height - side),
    side,
  }
}

export interface Move {
  /** In side lengths of the square. */
  readonly right: number
  readonly down: number
}

/** Moves the square and keeps it inside the picture, so that moving back has an immediate effect. */
export function moveCrop(size: Size, crop: Crop, { right, down }: Move): Crop {
  const { left, top, side } = squareOf(size, crop)
  const moved = {
    left: between(0, left + right * side, size.width - side),
    top: between(0, top + down * side, size.height - side),
  }
  return {
    zoom: crop.zoom,
    x: (moved.left + side / 2) / size.width,
    y: (moved.top + side / 2) / size.height,
  }
}

function between(lowest: number, value: number, highest: number): number {
  return Math.min(Math.max(value, lowest), Math.max(highest, lowest))
}
