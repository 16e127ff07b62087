import type { UnreachedShelf } from '#contract/audit-results.ts'
import { useMessages } from '../kit/use-messages.ts'
import { nameWithReasons } from './disputed-words.ts'
import styles from './review.module.css'

/** Parts of the audit that could not be reached: no figure includes them. */
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
