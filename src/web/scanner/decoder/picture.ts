// A picture in shades of grey, and what is done to it before the decoder tries again.

export interface Picture {
  readonly width: number
  readonly height: number
  /** One byte a pixel, row by row. */
  readonly luma: Uint8Array
}

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of each pixel. */
  readonly data: Uint8ClampedArray
}

const WHITE = 255

export function greyOf({ width, height, data }: Pixels): Picture {
  const luma = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < luma.length; at += 1, from += 4) {
    // Shares of 256 of what an eye sees of red, green and blue.
    luma[at] = (77 * byte(data, from) + 150 * byte(data, from + 1) + 29 * byte(data, from + 2)) >> 8
  }
  return { width, height, luma }
}

/** As the decoder takes it. */
export function pixelsOf({ width, height, luma }: Picture): Pixels {
  const words = new Uint32Array(luma.length)
  for (let at = 0; at < luma.length; at += 1) words[at] = 0xff000000 | (byte(luma, at) * 0x010101)
  return { width, height, data: new Uint8ClampedArray(words.buffer) }
}

/** Turned about its middle, large enough to hold all of it; what was outside is white like paper. */
export function rotated({ width, height, luma }: Picture, degrees: number): Picture {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const newWidth = Math.ceil(width * Math.abs(cos) + height * Math.abs(sin))
  const newHeight = Math.ceil(width * Math.abs(sin) + height * Math.abs(cos))
  const turned = new Uint8Array(newWidth * newHeight).fill(WHITE)
  for (let y = 0; y < newHeight; y += 1) {
    const fromMiddle = y - newHeight / 2
    let fromX = -(newWidth / 2) * cos + fromMiddle * sin + width / 2
    let fromY = (newWidth / 2) * sin + fromMiddle * cos + height / 2
    for (let x = 0; x < newWidth; x += 1, fromX += cos, fromY -= sin) {
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      turned[y * newWidth + x] = between(luma, top * width + left, width, fromX - left, fromY - top)
    }
  }
  return { width: newWidth, height: newHeight, luma: turned }
}

/** The shade at a place between four pixels. */
function between(luma: Uint8Array, at: number, width: number, right: number, down: number): number {
  const above = byte(luma, at) * (1 - right) + byte(luma, at + 1) * right
  const below = byte(luma, at + width) * (1 - right) + byte(luma, at + width + 1) * right
  return above * (1 - down) + below * down + 0.5
}

/** Twice as wide and high; cubic, because bars that touch come apart at steep edges only. */
export function doubled(picture: Picture): Picture {
  return turnedOver(widened(turnedOver(widened(picture))))
}

function widened({ width, height, luma }: Picture): Picture {
  const wide = new Uint8Array(width * 2 * height)
  for (let y = 0; y < height; y += 1) {
    const row = luma.subarray(y * width, (y + 1) * width)
    for (let x = 0; x < width; x += 1) {
      const before = row[Math.max(0, x - 1)] ?? 0
      const here = row[x] ?? 0
      const after = row[Math.min(width - 1, x + 1)] ?? 0
      const to = (y * width + x) * 2
      wide[to] = cubic(row[Math.max(0, x - 2)] ?? 0, before, here, after, 0.75)
      wide[to + 1] = cubic(before, here, after, row[Math.min(width - 1, x + 2)] ?? 0, 0.25)
    }
  }
  return { width: width * 2, height, luma: wide }
}

/** Edges that a lens has blurred are made steeper: what differs from its surroundings differs more. */
export function sharpened(picture: Picture): Picture {
  const soft = softened(softened(picture))
  const luma = new Uint8ClampedArray(picture.luma.length)
  for (let at = 0; at < luma.length; at += 1) {
    luma[at] = byte(picture.luma, at) + SHARPNESS * (byte(picture.luma, at) - byte(soft.luma, at))
  }
  return { ...picture, luma: new Uint8Array(luma.buffer) }
}

const SHARPNESS = 2

/** Every pixel becomes a mean of its neighbours, the nearest first. */
function softened(picture: Picture): Picture {
  return turnedOver(softenedRows(turnedOver(softenedRows(picture))))
}

function softenedRows({ width, height, luma }: Picture): Picture {
  const soft = new Uint8Array(luma.length)
  for (let y = 0; y < height; y += 1) {
    const row = luma.subarray(y * width, (y + 1) * width)
    const at = (x: number) => row[Math.min(width - 1, Math.max(0, x))] ?? 0
    for (let x = 0; x < width; x += 1) {
      const sum = at(x - 2) + 4 * at(x - 1) + 6 * at(x) + 4 * at(x + 1) + at(x + 2)
      soft[y * width + x] = (sum + 8) >> 4
    }
  }
  return { width, height, luma: soft }
}

/** Rows become columns. */
function turnedOver({ width, height, luma }: Picture): Picture {
  const over = new Uint8Array(luma.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) over[x * height + y] = byte(luma, y * width + x)
  }
  return { width: height, height: width, luma: over }
}

/** Catmull-Rom through four neighbours, between the second and the third. */
function cubic(a: number, b: number, c: number, d: number, t: number): number {
  const value = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  return Math.min(255, Math.max(0, value + 0.5))
}

function byte(bytes: Uint8Array | Uint8ClampedArray, at: number): number {
  return bytes[at] ?? 0
}
