import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '../kit/logo.tsx'
import styles from './setup-frame.module.css'

interface SetupFrameProps {
  /** The current step, if it is not the first. */
  readonly step?: string
  readonly title: string
  readonly lead: ReactNode
  readonly foot?: ReactNode
  /** Two choices need less width than a store with its map. */
  readonly width: 'middle' | 'wide'
  readonly children: ReactNode
}

/** The pages between signing up and the first store: one thing to do, and the current step. */
export function SetupFrame({ step, title, lead, foot, width, children }: SetupFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Link to="/" className={styles.brand}>
          <Logo />
          Shelfcount
        </Link>
      </header>
      <main id="main" className={styles.panel} data-width={width}>
        {step && <p className={styles.step}>{step}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.content}>{children}</div>
      </main>
      {foot && (
        <footer className={styles.foot} data-width={width}>
          {foot}
        </footer>
      )}
    </div>
  )
}
