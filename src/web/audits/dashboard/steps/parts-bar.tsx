import { IconCheck, IconCircleDashed, IconScan, type TablerIcon } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import type { Parts } from '../wall/wall.ts'
import styles from './parts-bar.module.css'

type PartWord =
  | 'part.covered'
  | 'part.underWay'
  | 'part.toStart'
  | 'part.notSubmitted'
  | 'part.notCounted'

interface ShownPart {
  readonly part: keyof Parts
  /** Its name; once counting is closed, the other one. */
  readonly word: PartWord
  readonly closedWord: PartWord
  readonly icon: TablerIcon
}

const SHOWN: readonly ShownPart[] = [
  { part: 'covered', word: 'part.covered', closedWord: 'part.covered', icon: IconCheck },
  { part: 'underWay', word: 'part.underWay', closedWord: 'part.notSubmitted', icon: IconScan },
  { part: 'toStart', word: 'part.toStart', closedWord: 'part.notCounted', icon: IconCircleDashed },
]

interface PartsBarProps {
  readonly parts: Parts
  readonly isCounting: boolean
}

/** How far a count is: shelves that are done, under way, and still to start. */
export function PartsBar({ parts, isCounting }: PartsBarProps) {
  const t = useMessages('dashboard')
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {SHOWN.filter(({ part }) => parts[part] > 0).map(({ part }) => (
          <span key={part} className={styles.part} data-part={part} style={grow(parts[part])} />
        ))}
      </div>
      <ul className={styles.legend}>
        {SHOWN.map(({ part, word, closedWord, icon: Icon }) => (
          <li key={part}>
            <Icon size={14} stroke={1.9} aria-hidden />
            {t(isCounting ? word : closedWord, { count: parts[part] })}
          </li>
        ))}
      </ul>
    </>
  )
}

function grow(share: number): CSSProperties {
  return { flexGrow: share }
}
