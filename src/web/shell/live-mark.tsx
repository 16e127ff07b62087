import { useFormats, useMessages } from '../kit/use-messages.ts'
import { useLiveState } from '../session/use-live-state.ts'
import styles from './live-mark.module.css'

/** Whether the screen is live, and how old its data is. */
export function LiveMark() {
  const { mark, ageMs, behindMs, heardAtMs } = useLiveState()
  const t = useMessages('shell')
  const tCommon = useMessages('common')
  const { clockWithSeconds, span } = useFormats()
  const isLost = mark === 'reconnecting' || mark === 'offline'
  return (
    <section className={styles.mark} data-state={mark} aria-label={t('live.label')}>
      <span className={styles.dot} data-state={mark} aria-hidden />
      <span>
        <span role="status">
          {isLost && heardAtMs !== undefined
            ? t(`live.${mark}Since`, {
                clock: clockWithSeconds(heardAtMs),
                since: (words) => <span className={styles.since}>{words}</span>,
              })
            : t(`live.${mark}`)}
        </span>
        {/* Outside of the live region, which would announce it every second. */}
        {behindMs !== undefined ? (
          <span className={styles.age}> · {t('live.updating', { age: span(behindMs) })}</span>
        ) : (
          ageMs !== undefined && (
            <span className={styles.age}> · {tCommon('age.ago', { age: span(ageMs) })}</span>
          )
        )}
      </span>
    </section>
  )
}
