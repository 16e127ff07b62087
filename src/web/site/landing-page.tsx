import { LinkButton } from '../kit/links.tsx'
import styles from './landing-page.module.css'
import { SiteFrame } from './site-frame.tsx'

export function LandingPage() {
  return (
    <SiteFrame>
      <section className={styles.hero}>
        <h1 className={styles.title}>Count the whole store with the phones you have</h1>
        <LinkButton to="/sign-up" size="md">
          Start a count
        </LinkButton>
      </section>
    </SiteFrame>
  )
}
