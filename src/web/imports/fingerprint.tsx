import styles from './imports.module.css'

/** Tells two files of the same name apart; shown in full, so that it can be compared. */
export function Fingerprint({ sha256 }: { readonly sha256: string }) {
  return <code className={styles.fingerprint}>{sha256}</code>
}
