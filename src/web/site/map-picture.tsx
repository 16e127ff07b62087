import { SAMPLE_STORE } from '#domain/sample-store.ts'
import { countOf } from '../kit/count-of.ts'
import styles from './map-picture.module.css'

const SHELVES = SAMPLE_STORE.rooms.reduce((sum, { shelves }) => sum + shelves.length, 0)
const FACTS = `${countOf(SAMPLE_STORE.rooms.length, 'room')}, ${countOf(SHELVES, 'shelf', 'shelves')}`
/** A phone shows as much as fits; the rest is below. */
const ROOMS_ON_PHONE = 3
const TILES_ON_PHONE = 8

/** Drawn from the sample store that everybody can add to their account. */
export function MapPicture() {
  return (
    <div className={styles.pictures}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>What the manager sees</figcaption>
        <div className={styles.desk} aria-hidden>
          <Head />
          {SAMPLE_STORE.rooms.map(({ name, shelves }) => (
            <div key={name} className={styles.room}>
              <div>
                <div className={styles.roomName}>{name}</div>
                <div className={styles.facts}>{countOf(shelves.length, 'shelf', 'shelves')}</div>
              </div>
              <Tiles codes={shelves.map(({ code }) => code)} />
            </div>
          ))}
        </div>
      </figure>
      <figure className={styles.phoneFigure}>
        <figcaption className={styles.caption}>On a phone</figcaption>
        <div className={styles.phone} aria-hidden>
          <Head />
          {SAMPLE_STORE.rooms.slice(0, ROOMS_ON_PHONE).map(({ name, shelves }) => (
            <div key={name} className={styles.phoneRoom}>
              <div className={styles.roomName}>{name}</div>
              <Tiles codes={shelves.slice(0, TILES_ON_PHONE).map(({ code }) => code)} />
            </div>
          ))}
        </div>
      </figure>
    </div>
  )
}

function Head() {
  return (
    <div className={styles.head}>
      <span className={styles.store}>{SAMPLE_STORE.name}</span>
      <span className={styles.live}>Live</span>
      <span className={styles.facts}>{FACTS}</span>
    </div>
  )
}

function Tiles({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div className={styles.tiles}>
      {codes.map((code) => (
        <span key={code} className={styles.tile}>
          {code}
        </span>
      ))}
    </div>
  )
}
