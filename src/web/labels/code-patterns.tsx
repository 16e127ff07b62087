// Codes as they look from a distance. In a preview nobody scans them, and drawing real ones would be slow.

const BARS = '211232113122321113211223113212311321112232113121232113'
const SIDE = 21
const CORNERS = [
  [0, 0],
  [14, 0],
  [0, 14],
] as const

/** `<use href="#{id}bars">` and `<use href="#{id}square">`. */
export function CodePatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <symbol id={`${id}bars`} viewBox="0 0 120 40" preserveAspectRatio="xMinYMin meet">
        <path d={barsPath()} />
      </symbol>
      <symbol id={`${id}square`} viewBox={`-2 -2 ${SIDE + 4} ${SIDE + 4}`}>
        <path d={squarePath()} fillRule="evenodd" />
      </symbol>
    </defs>
  )
}

function barsPath(): string {
  let x = 8
  return [...BARS]
    .map((digit, index) => {
      const from = x
      x += Number(digit)
      return index % 2 === 0 ? `M${from} 0h${digit}v34h-${digit}z` : ''
    })
    .join('')
}

function squarePath(): string {
  const rings = CORNERS.map(
    ([x, y]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}h5v5h-5zM${x + 2} ${y + 2}h3v3h-3z`,
  )
  return [...rings, ...dots()].join('')
}

/** Always the same, without a visible pattern. */
function dots(): readonly string[] {
  const cells = Array.from({ length: SIDE * SIDE }, (_, at) => [at % SIDE, Math.floor(at / SIDE)])
  return cells.flatMap(([x = 0, y = 0]) => {
    const isInCorner = CORNERS.some(
      ([cx, cy]) => x >= cx - 1 && x < cx + 8 && y >= cy - 1 && y < cy + 8,
    )
    return !isInCorner && (x * 7 + y * 13 + x * y * 5) % 5 < 2 ? [`M${x} ${y}h1v1h-1z`] : []
  })
}
