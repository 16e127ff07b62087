import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import styles from './narrow-frame.module.css'

interface NarrowFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

/** A page with one thing to do: signing in, setting up, reading a message. */
export function NarrowFrame({ title, lead, foot, children }: NarrowFrameProps) {
  return (
    <div className={styles.frame}>
      <header>
        <Link to="/" className={styles.brand}>
          <Logo />
          Shelfcount
        </Link>
      </header>
      <main className={styles.panel} id="main">
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children && <div className={styles.content}>{children}</div>}
      </main>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  )
}
