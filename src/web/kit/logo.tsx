/** Four strokes and one across: a tally, on a shelf. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="5" fill="#1971c2" />
      <path
        d="M8 6.5v9M11.4 6.5v9M14.8 6.5v9M18.2 6.5v9M5.6 13.2l14.8-4.4M5.4 19.6h15.2"
        stroke="#fff"
        strokeWidth="1.7"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
