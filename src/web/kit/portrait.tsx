import { useState } from 'react'
import { Person } from './person.tsx'
import styles from './portrait.module.css'

interface PortraitProps {
  readonly name: string
  readonly image: string | null
  readonly sizePx?: number
}

/** A person's picture, or their initials if there is none or it does not load. */
export function Portrait({ name, image, sizePx = 28 }: PortraitProps) {
  const [broken, setBroken] = useState<string>()
  if (!image || image === broken) return <Person name={name} sizePx={sizePx} />
  return (
    <img
      className={styles.picture}
      src={image}
      alt=""
      width={sizePx}
      height={sizePx}
      onError={() => setBroken(image)}
    />
  )
}
