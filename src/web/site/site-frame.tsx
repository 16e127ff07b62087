import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../kit/links.tsx'
import { Logo } from '../kit/logo.tsx'
import styles from './site-frame.module.css'

/** Header and footer of the public pages: together they lead everywhere public. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      <div className={styles.headerLine}>
        <header className={styles.header}>
          <Link to="/" className={styles.brand}>
            <Logo />
            Shelfcount
          </Link>
          <nav className={styles.wide} aria-label="Site">
            <Link to="/" hash="how-it-works" className={styles.link}>
              How it works
            </Link>
            <Link to="/pricing" className={styles.link}>
              Pricing
            </Link>
          </nav>
          <span className={styles.spacer} />
          <Link to="/sign-in" className={styles.link}>
            Sign in
          </Link>
          <LinkButton to="/sign-up" variant="default">
            Create an account
          </LinkButton>
        </header>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  )
}

const FOOTER = [
  {
    title: 'Product',
    links: [
      { to: '/', label: 'Start page' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/verify', label: 'Verify a count' },
    ],
  },
  {
    title: 'Account',
    links: [
      { to: '/sign-in', label: 'Sign in' },
      { to: '/sign-up', label: 'Create an account' },
      { to: '/forgot-password', label: 'Reset a password' },
      { to: '/account/recover', label: 'Recover an account' },
    ],
  },
  {
    title: 'Rules',
    links: [
      { to: '/privacy', label: 'Privacy policy' },
      { to: '/terms', label: 'Terms' },
    ],
  },
] as const

function Footer() {
  return (
    <div className={styles.footerLine}>
      <footer className={styles.footer}>
        <p className={styles.footerName}>
          Shelfcount
          <span className={styles.footerNote}>Open source under the MIT licence</span>
        </p>
        {FOOTER.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.footerTitle}>{title}</p>
            {links.map(({ to, label }) => (
              <Link key={to} to={to} className={styles.footerLink}>
                {label}
              </Link>
            ))}
          </nav>
        ))}
      </footer>
    </div>
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
