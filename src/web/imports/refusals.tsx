import { RefusalNote } from '../kit/refusal-note.tsx'
import styles from './imports.module.css'

/** The reasons why it cannot continue, one below the other. */
export function Refusals({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div className={styles.refusals}>
      {texts.map((text) => (
        <RefusalNote key={text}>{text}</RefusalNote>
      ))}
    </div>
  )
}
