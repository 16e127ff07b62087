import { useMemo } from 'react'
import { encode } from 'uqr'
import { qrPath } from './qr-path.ts'

interface QrCodeProps {
  readonly text: string
  /** What it opens, for people who cannot scan it. */
  readonly label: string
  readonly sizePx?: number
}

/** Dark on white in both color schemes, with the quiet zone that cameras need. */
export function QrCode({ text, label, sizePx = 200 }: QrCodeProps) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text])
  const path = useMemo(() => qrPath(data), [data])
  return (
    <svg
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
