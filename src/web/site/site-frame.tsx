import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../kit/language-menu.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Logo } from '../kit/logo.tsx'
import styles from './site-frame.module.css'

interface SiteFrameProps {
  readonly children: ReactNode
  /** Whoever is known to be signed in is led back, not to signing in. */
  readonly isSignedIn?: boolean
}

/** Header and footer of the public pages: together they lead everywhere public. */
export function SiteFrame({ children, isSignedIn = false }: SiteFrameProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
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
          {isSignedIn ? <WayBack /> : <WayIn />}
        </header>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer account={isSignedIn ? OWN_LINKS : ACCOUNT_LINKS} />
    </>
  )
}

function WayIn() {
  return (
    <>
      <Link to="/sign-in" className={styles.link}>
        Sign in
      </Link>
      <LinkButton to="/sign-up" variant="default">
        Create an account
      </LinkButton>
    </>
  )
}

function WayBack() {
  return (
    <Link to="/stores" className={styles.link}>
      My stores
    </Link>
  )
}

const ACCOUNT_LINKS = [
  { to: '/sign-in', label: 'Sign in' },
  { to: '/sign-up', label: 'Create an account' },
  { to: '/forgot-password', label: 'Reset a password' },
  { to: '/account/recover', label: 'Recover an account' },
] as const
const OWN_LINKS = [
  { to: '/stores', label: 'My stores' },
  { to: '/organization', label: 'Organization' },
  { to: '/profile', label: 'Profile' },
] as const

const PRODUCT_LINKS = [
  { to: '/', label: 'Start page' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/verify', label: 'Verify a count' },
] as const
const RULE_LINKS = [
  { to: '/privacy', label: 'Privacy policy' },
  { to: '/terms', label: 'Terms' },
] as const

interface FooterProps {
  readonly account: typeof ACCOUNT_LINKS | typeof OWN_LINKS
}

function Footer({ account }: FooterProps) {
  const groups = [
    { title: 'Product', links: PRODUCT_LINKS },
    { title: 'Account', links: account },
    { title: 'Rules', links: RULE_LINKS },
  ]
  return (
    <div className={styles.footerLine}>
      <footer className={styles.footer}>
        <p className={styles.footerName}>
          Shelfcount
          <span className={styles.footerNote}>Open source under the MIT licence</span>
        </p>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.footerTitle}>{title}</p>
            {links.map(({ to, label }) => (
              <Link key={to} to={to} className={styles.footerLink}>
                {label}
              </Link>
            ))}
          </nav>
        ))}
        <div className={styles.footerLanguages}>
          <LanguageMenu />
        </div>
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
