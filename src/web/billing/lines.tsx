import type { ReactNode } from 'react'

export interface Line {
  /** Defaults to the label; needed if two labels are equal. */
  readonly key?: string | undefined
  readonly label: string
  readonly text: ReactNode
}

interface LinesProps {
  readonly className: string
  readonly lines: readonly Line[]
}

/** Names on the left, amounts on the right. */
export function Lines({ className, lines }: LinesProps) {
  return (
    <dl className={className}>
      {lines.map(({ key, label, text }) => (
        <div key={key ?? label} className="au-line">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
