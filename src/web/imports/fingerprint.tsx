import styles from './imports.module.css'

/** Tells two files apart that have one name; whole, so that it can be compared with others. */
export function Fingerprint({ sha256 }: { readonly sha256: string }) {
  return <code className={styles.fingerprint}>{sha256}</code>
}
