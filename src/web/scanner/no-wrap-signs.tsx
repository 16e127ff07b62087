import styles from './scanner-frame.module.css'

/** Words joined by a hyphen, a slash or a point, as signs of shelves are. */
const SIGN = /([\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)+)/u
/** What is longer may not fit into a line, and breaks where it has to. */
const LONGEST = 14

/** A sentence in which signs such as A-01 stay on one line: half of one is another shelf. */
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
