import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LanguageMenu } from '../kit/language-menu.tsx'
import { LinkButton } from '../kit/links.tsx'
import { Logo } from '../kit/logo.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './site-frame.module.css'

interface SiteFrameProps {
  readonly children: ReactNode
  /** Signed-in people get a link back to the app instead of the sign-in page. */
  readonly isSignedIn?: boolean
  /** Whether there is a public demo. */
  readonly hasDemo?: boolean
}

/** Header and footer of the public pages, which together link to every public page. */
export function SiteFrame({ children, isSignedIn = false, hasDemo = false }: SiteFrameProps) {
  const t = useMessages('site')
  return (
    <>
      <a href="#main" className="skip-link">
        {t('frame.skip')}
      </a>
      <div className={styles.headerLine}>
        <header className={styles.header}>
          <Link to="/" className={styles.brand}>
            <Logo />
            Shelfcount
          </Link>
          <nav className={styles.links} aria-label={t('frame.site')}>
            <Link to="/" hash="how-it-works" className={styles.link} data-width="wide">
              {t('frame.howItWorks')}
            </Link>
            <Link to="/pricing" className={styles.link}>
              {t('frame.pricing')}
            </Link>
            {hasDemo && (
              <a href="/demo" rel="nofollow" className={styles.link}>
                {t('frame.demo')}
              </a>
            )}
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
  const t = useMessages('site')
  return (
    <>
      <Link to="/sign-in" className={styles.link}>
        {t('frame.signIn')}
      </Link>
      <LinkButton to="/sign-up" variant="default">
        {t('frame.signUp')}
      </LinkButton>
    </>
  )
}

function WayBack() {
  const t = useMessages('site')
  return (
    <Link to="/stores" className={styles.link}>
      {t('frame.myStores')}
    </Link>
  )
}

const ACCOUNT_LINKS = [
  { to: '/sign-in', key: 'frame.signIn' },
  { to: '/sign-up', key: 'frame.signUp' },
  { to: '/forgot-password', key: 'frame.forgot' },
  { to: '/account/recover', key: 'frame.recover' },
] as const
const OWN_LINKS = [
  { to: '/stores', key: 'frame.myStores' },
  { to: '/organization', key: 'frame.organization' },
  { to: '/profile', key: 'frame.profile' },
] as const

const PRODUCT_LINKS = [
  { to: '/', key: 'frame.home' },
  { to: '/pricing', key: 'frame.pricing' },
  { to: '/verify', key: 'frame.verify' },
  { to: '/developers', key: 'frame.developers' },
] as const
const LEGAL_LINKS = [
  { to: '/privacy', key: 'frame.privacy' },
  { to: '/terms', key: 'frame.terms' },
] as const

interface FooterProps {
  readonly account: typeof ACCOUNT_LINKS | typeof OWN_LINKS
}

function Footer({ account }: FooterProps) {
  const t = useMessages('site')
  const groups = [
    { title: t('frame.product'), links: PRODUCT_LINKS },
    { title: t('frame.account'), links: account },
    { title: t('frame.legal'), links: LEGAL_LINKS },
  ]
  return (
    <div className={styles.footerLine}>
      <footer className={styles.footer}>
        <p className={styles.footerName}>
          Shelfcount
          <span className={styles.footerNote}>{t('frame.license')}</span>
        </p>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.footerTitle}>{title}</p>
            {links.map(({ to, key }) => (
              <Link key={to} to={to} className={styles.footerLink}>
                {t(key)}
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

interface ArticleProps {
  readonly children: ReactNode
  /** Text is as wide as people like to read it, unless the page divides its width itself. */
  readonly width?: 'text' | 'whole'
}

/** A page of text. */
export function Article({ children, width = 'text' }: ArticleProps) {
  return (
    <SiteFrame>
      <article className={styles.article} data-width={width}>
        {children}
      </article>
    </SiteFrame>
  )
}
