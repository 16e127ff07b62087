import styles from './scanner-frame.module.css'

/** Words joined by a hyphen, a slash or a period, like the signs of shelves. */
const SIGN = /([\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)+)/u
/** A longer sign may not fit on one line, so it is allowed to break. */
const LONGEST = 14

/** Keeps signs such as A-01 in a sentence on one line: half a sign would name another shelf. */
export function NoWrapSigns({ children }: { readonly children: string }) {
  return children.split(SIGN).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same sign may come twice
      <span key={index} className={styles.noWrap}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
