import styles from './rail.module.css'
import type { Tone } from './scanner-state.ts'

/** Each tone has its own shape, so that it does not depend on color: circle, triangle, diamond, circle with a bar. */
export function ToneIcon({ tone, size = 26 }: { readonly tone: Tone; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 26 26"
      aria-hidden
      className={styles.tone}
      data-tone={tone}
    >
      {SHAPES[tone]}
    </svg>
  )
}

const stroke = {
  fill: 'none',
  stroke: 'var(--tone-mark)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const SHAPES = {
  ok: (
    <>
      <circle cx="13" cy="13" r="12" />
      <path d="m7.5 13.5 3.8 3.8 7.2-8" {...stroke} />
    </>
  ),
  warning: (
    <>
      <path d="M13 2 25 24H1Z" strokeLinejoin="round" />
      <path d="M13 10v6m0 3.6v.2" {...stroke} />
    </>
  ),
  unknown: (
    <>
      <path d="M13 0 26 13 13 26 0 13Z" />
      <path d="M10 10.5c0-4 6-4 6 0 0 2.4-3 2.4-3 5m0 3.6v.2" {...stroke} strokeWidth="2.6" />
    </>
  ),
  duplicate: (
    <>
      <circle cx="13" cy="13" r="12" />
      <path d="M8 10.5h10M8 15.5h10" {...stroke} />
    </>
  ),
} as const
