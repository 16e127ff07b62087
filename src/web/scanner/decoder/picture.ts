// A grayscale picture, and the transformations that are applied before the decoder tries again.

export interface Picture {
  readonly width: number
  readonly height: number
  /** One byte per pixel, row by row. */
  readonly luma: Uint8Array
}

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8ClampedArray
}

export function greyOf({ width, height, data }: Pixels): Picture {
  const luma = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < luma.length; at += 1, from += 4) {
    // Luma weights of red, green and blue, out of 256.
    luma[at] = (77 * byte(data, from) + 150 * byte(data, from + 1) + 29 * byte(data, from + 2)) >> 8
  }
  return { width, height, luma }
}

/** Samples a few hundred pixels, which is enough to detect darkness. */
export function brightnessOf({ luma }: Picture): number {
  const step = Math.max(1, Math.floor(luma.length / 500))
  let [sum, count] = [0, 0]
  for (let at = 0; at < luma.length; at += step, count += 1) sum += byte(luma, at)
  return count === 0 ? 0 : sum / count
}

/** Doubles width and height. Cubic, because bars that touch separate only at steep edges. */
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

/** Halves width and height. */
export function halved({ width, height, luma }: Picture): Picture {
  const [narrow, low] = [width >> 1, height >> 1]
  const half = new Uint8Array(narrow * low)
  for (let y = 0; y < low; y += 1) {
    for (let x = 0; x < narrow; x += 1) {
      const at = 2 * y * width + 2 * x
      const above = byte(luma, at) + byte(luma, at + 1)
      const below = byte(luma, at + width) + byte(luma, at + width + 1)
      half[y * narrow + x] = (above + below + 2) >> 2
    }
  }
  return { width: narrow, height: low, luma: half }
}

/** Swaps dark and bright: some packs have light bars on a dark background. */
export function inverted({ width, height, luma }: Picture): Picture {
  return { width, height, luma: luma.map((shade) => 255 - shade) }
}

/** Sharpens blurred edges by increasing each pixel's difference from its surroundings. */
export function sharpened(picture: Picture): Picture {
  const soft = softened(softened(picture))
  const luma = new Uint8ClampedArray(picture.luma.length)
  for (let at = 0; at < luma.length; at += 1) {
    luma[at] = byte(picture.luma, at) + SHARPNESS * (byte(picture.luma, at) - byte(soft.luma, at))
  }
  return { ...picture, luma: new Uint8Array(luma.buffer) }
}

const SHARPNESS = 2

/** Copies a part of a picture with a small margin; undefined if it lies outside of the picture. */
export function cutOf(
  { width, height, luma }: Picture,
  part: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  },
): Picture | undefined {
  const around = Math.round((part.right - part.left) * 0.2)
  const left = Math.max(0, Math.round(part.left) - around)
  const top = Math.max(0, Math.round(part.top) - around)
  const right = Math.min(width, Math.round(part.right) + around)
  const bottom = Math.min(height, Math.round(part.bottom) + around)
  if (right <= left || bottom <= top) return undefined
  const cut = new Uint8Array((right - left) * (bottom - top))
  for (let row = top; row < bottom; row += 1) {
    const from = row * width
    cut.set(luma.subarray(from + left, from + right), (row - top) * (right - left))
  }
  return { width: right - left, height: bottom - top, luma: cut }
}

/** Replaces each pixel by a weighted mean of its neighbors. */
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

/** Transposes: rows become columns. */
function turnedOver({ width, height, luma }: Picture): Picture {
  const over = new Uint8Array(luma.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) over[x * height + y] = byte(luma, y * width + x)
  }
  return { width: height, height: width, luma: over }
}

/** Catmull-Rom interpolation between the second and the third of four neighbors. */
function cubic(a: number, b: number, c: number, d: number, t: number): number {
  const value = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  return Math.min(255, Math.max(0, value + 0.5))
}

function byte(bytes: Uint8Array | Uint8ClampedArray, at: number): number {
  return bytes[at] ?? 0
}
