import { RefusalNote } from '../kit/refusal-note.tsx'
import styles from './imports.module.css'

/** Why it does not go on, one below the other. */
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
