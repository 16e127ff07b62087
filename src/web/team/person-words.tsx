import type { ReactNode } from 'react'
import { Portrait } from '../kit/portrait.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './people.module.css'

interface PersonWordsProps {
  readonly name: string
  readonly image: string | null
  readonly note: string
  readonly isViewer: boolean
  /** What is told of them below. */
  readonly children?: ReactNode
}

/** A person: picture or initials, name, and a line about them. */
export function PersonWords({ name, image, note, isViewer, children }: PersonWordsProps) {
  const t = useMessages('team')
  return (
    <>
      <Portrait name={name} image={image} />
      <span className={styles.words}>
        <div className={styles.name}>{isViewer ? t('you', { name }) : name}</div>
        <div className={styles.note}>{note}</div>
        {children}
      </span>
    </>
  )
}
