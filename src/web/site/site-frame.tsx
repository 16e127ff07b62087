import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../kit/links.tsx'
import { Logo } from '../kit/logo.tsx'
import styles from './site-frame.module.css'

/** Header and footer of the public pages. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className={styles.headerLine}>
        <header className={styles.header}>
          <Link to="/" className={styles.brand}>
            <Logo />
            Shelfcount
          </Link>
          <Link to="/sign-in" className={styles.link}>
            Sign in
          </Link>
          <LinkButton to="/sign-up" variant="default">
            Create an account
          </LinkButton>
        </header>
      </div>
      <main id="main">{children}</main>
      <div className={styles.footerLine}>
        <footer className={styles.footer}>
          <span className={styles.footerName}>Shelfcount, open source under the MIT licence</span>
          <Link to="/pricing" className={styles.link}>
            Pricing
          </Link>
          <Link to="/privacy" className={styles.link}>
            Privacy
          </Link>
          <Link to="/terms" className={styles.link}>
            Terms
          </Link>
        </footer>
      </div>
    </>
  )
}

/** A page to read. */
export function Article({ children }: { readonly children: ReactNode }) {
  return (
    <SiteFrame>
      <article className={styles.article}>{children}</article>
    </SiteFrame>
  )
}
