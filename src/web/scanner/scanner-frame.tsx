import type { ReactNode } from 'react'
import styles from './scanner-frame.module.css'

interface ScannerFrameProps {
  readonly hand: 'left' | 'right'
  readonly children: ReactNode
}

/** The whole screen of a phone. The hand that holds it decides on which side the main key is. */
export function ScannerFrame({ hand, children }: ScannerFrameProps) {
  return (
    <main className={styles.scanner} data-hand={hand}>
      {children}
    </main>
  )
}
