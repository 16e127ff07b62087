import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'
import { countOf } from './count-of.ts'
import styles from './shelf-wall.module.css'

/** From here on tiles are small, so that the whole store stays in view. */
const CROWDED_FROM = 121

/** The store as a wall of shelves, room by room in walking order. */
export function ShelfWall({ rooms }: { readonly rooms: readonly RoomDetails[] }) {
  const total = rooms.reduce((sum, { shelves }) => sum + shelves.length, 0)
  return (
    <div className={styles.wall} data-crowded={total >= CROWDED_FROM || undefined}>
      {rooms.map(({ id, name, shelves }) => (
        <section key={id} className={styles.room} aria-label={name}>
          <div className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.facts}>{countOf(shelves.length, 'shelf', 'shelves')}</p>
          </div>
          <ShelfTiles shelves={shelves} />
        </section>
      ))}
    </div>
  )
}

function ShelfTiles({ shelves }: { readonly shelves: readonly ShelfDetails[] }) {
  if (shelves.length === 0) return <p className={styles.whole}>Counted as one</p>
  return (
    <ul className={styles.tiles}>
      {shelves.map(({ id, code, name }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.code}>{code}</div>
          {name && <div className={styles.label}>{name}</div>}
        </li>
      ))}
    </ul>
  )
}
