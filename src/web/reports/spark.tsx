import { useFormats, useMessages } from '../kit/use-messages.ts'
import styles from './spark.module.css'
import { SPARK, sparkPath } from './spark-path.ts'

interface SparkProps {
  readonly name: string
  /** From the oldest to the newest. */
  readonly values: readonly (number | null)[]
  readonly say: (value: number | null) => string
}

/** A figure of the last count, with a small picture of how it went before. */
export function Spark({ name, values, say }: SparkProps) {
  const t = useMessages('reports')
  const { list } = useFormats()
  const path = sparkPath(values)
  const before = values.at(-2) ?? null
  const spoken = t('spark.spoken', { name, values: list(values.map(say)) })
  return (
    <div className={styles.spark}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.value}>{say(values.at(-1) ?? null)}</p>
        <p className={styles.note}>
          {before === null ? t('spark.first') : t('spark.before', { value: say(before) })}
        </p>
      </div>
      {path && (
        <svg
          className={styles.drawing}
          viewBox={`-3 -4 ${SPARK.width + 7} ${SPARK.height + 8}`}
          role="img"
          aria-label={spoken}
        >
          <path d={path.line} className={styles.line} />
          <circle cx={path.end.x} cy={path.end.y} r="3" className={styles.end} />
        </svg>
      )}
    </div>
  )
}
