import styles from './map-picture.module.css'

const ROOMS = [
  { name: 'Grocery aisles', prefix: 'G', shelves: 10 },
  { name: 'Kitchen & table', prefix: 'K', shelves: 10 },
  { name: 'Bath & linen', prefix: 'B', shelves: 5 },
  { name: 'Stockroom', prefix: 'S', shelves: 10 },
] as const

/** Drawn, not photographed: the map of an invented store, with a shelf being added. */
export function MapPicture() {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>The map of a store</figcaption>
      <div className={styles.wall} aria-hidden>
        <div className={styles.head}>
          <span className={styles.store}>Harbor Street</span>
          <span className={styles.live}>Live</span>
          <span className={styles.facts}>4 rooms, 35 shelves</span>
        </div>
        {ROOMS.map(({ name, prefix, shelves }) => (
          <div key={name} className={styles.room}>
            <div>
              <div className={styles.roomName}>{name}</div>
              <div className={styles.roomFacts}>{shelves} shelves</div>
            </div>
            <div className={styles.tiles}>
              {labels(prefix, shelves).map((label) => (
                <span key={label} className={styles.tile} data-new={label === 'S-10' || undefined}>
                  {label}
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
    </figure>
  )
}

function labels(prefix: string, count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`,
  )
}
