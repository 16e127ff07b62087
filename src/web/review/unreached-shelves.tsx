import type { UnreachedShelf } from '#contract/audit-results.ts'
import { useMessages } from '../kit/use-messages.ts'
import { nameWithReasons } from './disputed-words.ts'
import styles from './review.module.css'

/** What of the audit nobody could count: no figure can have it. */
export function UnreachedShelves({ shelves }: { readonly shelves: readonly UnreachedShelf[] }) {
  const t = useMessages('results')
  const shared = useMessages('shared')
  const leftOut = shelves.filter(({ status }) => status === 'excluded')
  const inPart = shelves.filter(({ status }) => status !== 'excluded')
  return (
    <>
      {inPart.length > 0 && (
        <p className={styles.notice}>
          {shared('reach.parts', { shelves: nameWithReasons(inPart, t) })}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={styles.notice}>
          {shared('reach.allLeftOut', { shelves: nameWithReasons(leftOut, t) })}
        </p>
      )}
    </>
  )
}
