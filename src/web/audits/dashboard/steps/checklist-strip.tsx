import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import type { AuditDetails, Checklist } from '#contract/audits.ts'
import type { ChecklistPoint, ChecklistPointId } from '#domain/audit.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from './checklist.module.css'
import { checklistTitle, describeLeft, describeOpenPoints, describePoint, isOver } from './words.ts'

interface ChecklistStripProps {
  readonly checklist: Checklist
  readonly audit: AuditDetails
  /** Shows what a point is about. */
  readonly onPoint: (point: ChecklistPointId) => void
}

/** What has to be done before submitting. Never hidden; completed points stay. */
export function ChecklistStrip({ checklist: { points }, audit, onPoint }: ChecklistStripProps) {
  const t = useMessages('dashboard')
  const title = checklistTitle(audit.status, t)
  const wordsOf = (point: ChecklistPoint) =>
    isOver(audit.status) && point.open > 0
      ? describeLeft(point, t)
      : describePoint(point, audit.protocol, t)
  return (
    <section className={styles.strip} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>{describeOpenPoints(points, audit.status, t)}</p>
      </div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.id} className={styles.item}>
            <Point point={point} words={wordsOf(point)} onOpen={() => onPoint(point.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PointProps {
  readonly point: ChecklistPoint
  readonly words: string
  readonly onOpen: () => void
}

function Point({ point, words, onOpen }: PointProps) {
  const t = useMessages('dashboard')
  const isMet = point.open === 0
  return (
    <button type="button" className={styles.point} onClick={onOpen} disabled={isMet}>
      {isMet ? (
        <IconCircleCheckFilled
          size={18}
          className={styles.met}
          role="img"
          aria-label={t('checklist.met')}
        />
      ) : (
        <IconCircle
          size={18}
          stroke={1.8}
          className={styles.open}
          role="img"
          aria-label={t('checklist.open')}
        />
      )}
      <span className={styles.name}>{t(`point.${point.id}`)}</span>
      <span className={styles.words}>{words}</span>
      <IconChevronRight size={16} stroke={1.8} className={styles.chevron} aria-hidden />
    </button>
  )
}
