import { LinkButton } from '../kit/links.tsx'
import { HeroPictures } from './hero-pictures.tsx'
import styles from './landing-page.module.css'
import { type Claim, OUTCOMES, POINTS, STEPS } from './landing-words.ts'
import { SiteFrame } from './site-frame.tsx'

export function LandingPage() {
  return (
    <SiteFrame>
      <Hero />
      <section className={styles.part} id="how-it-works" aria-labelledby="how-it-works-title">
        <h2 className={styles.partTitle} id="how-it-works-title">
          From nothing to a finished count
        </h2>
        <ol className={styles.grid}>
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className={styles.point}>
              <h3 className={styles.pointTitle}>
                {index + 1}. {title}
              </h3>
              <p className={styles.pointText}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Claims title="What comes out of it" claims={OUTCOMES} />
      <Claims title="What you can rely on" claims={POINTS} />
    </SiteFrame>
  )
}

interface ClaimsProps {
  readonly title: string
  readonly claims: readonly Claim[]
}

function Claims({ title, claims }: ClaimsProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      <div className={styles.grid}>
        {claims.map((claim) => (
          <div key={claim.title} className={styles.point}>
            <h3 className={styles.pointTitle}>{claim.title}</h3>
            <p className={styles.pointText}>{claim.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

function Hero() {
  return (
    <div className={styles.band}>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>Every shelf of your store on one live page</h1>
          <p className={styles.lead}>
            Shelfcount is for stores that count their inventory. Draw the map of the store, bring in
            the people who count, and everybody works from the same page.
          </p>
          <div className={styles.actions}>
            <LinkButton to="/sign-up" size="md">
              Set up my store
            </LinkButton>
            <LinkButton to="/sign-in" size="md" variant="default">
              Sign in
            </LinkButton>
          </div>
          <p className={styles.small}>Only want to look? A sample store is one click away.</p>
        </div>
        <HeroPictures />
      </section>
    </div>
  )
}
