import type { RoomDetails, ShelfDetails } from '#contract/rooms.ts'
import { countOf } from '../kit/count-of.ts'
import styles from './shelf-wall.module.css'

/** The store as a wall of shelves, room by room in walking order. */
export function ShelfWall({ rooms }: { readonly rooms: readonly RoomDetails[] }) {
  return (
    <div className={styles.wall}>
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

export function ShelfTiles({ shelves }: { readonly shelves: readonly ShelfDetails[] }) {
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
