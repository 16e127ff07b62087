import { LinkButton } from '../kit/links.tsx'
import styles from './landing-page.module.css'
import { MapPicture } from './map-picture.tsx'
import { SiteFrame } from './site-frame.tsx'

const POINTS = [
  {
    title: 'The map comes first.',
    text: 'Rooms and shelves in the order people walk them, with the codes that are on the labels. A shelf is what one person counts in one go.',
  },
  {
    title: 'What changes, changes everywhere.',
    text: 'A room added in the office is on the phone in the stockroom a moment later. Nobody reloads, nobody works from an old list.',
  },
  {
    title: 'Several stores, one place.',
    text: 'An organization holds all its shops and warehouses. People see the stores they work in, as manager or as scanner, and nothing else.',
  },
  {
    title: 'Yours to run.',
    text: 'It works in the browser of the phones you have, without an app store. It is open source under the MIT licence: use ours or host your own.',
  },
] as const

export function LandingPage() {
  return (
    <SiteFrame>
      <Hero />
      <section className={styles.points}>
        <h2 className={styles.pointsTitle}>What a stocktake stands on</h2>
        <div className={styles.grid}>
          {POINTS.map(({ title, text }) => (
            <div key={title} className={styles.point}>
              <h3 className={styles.pointTitle}>{title}</h3>
              <p className={styles.pointText}>{text}</p>
            </div>
          ))}
        </div>
      </section>
    </SiteFrame>
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
        </div>
        <MapPicture />
      </section>
    </div>
  )
}
