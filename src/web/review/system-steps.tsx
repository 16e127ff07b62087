import { SYSTEM_NAMES, type System } from '#domain/write-back/systems.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './stock-files.module.css'
import { PLAIN_LIST_STEPS, SHAPE_NOTES, SYSTEM_HELP } from './system-help.ts'

interface SystemStepsProps {
  readonly system: System
  /** A file in that system's format, made by the product; it contains only what was counted. */
  readonly isShape?: boolean
}

/** Where to upload a file with counts, and what that system does with items that were not counted. */
export function SystemSteps({ system, isShape = false }: SystemStepsProps) {
  const { steps: usual, notes, notCounted } = SYSTEM_HELP[system]
  const steps = isShape && system === 'generic' ? PLAIN_LIST_STEPS : usual
  const note = isShape ? SHAPE_NOTES[system] : undefined
  const t = useMessages('review')
  const sayUpload = useMessages('upload')
  return (
    <div className={styles.help}>
      <h3 className={styles.helpTitle}>
        {system === 'generic'
          ? t('file.uploadOwn')
          : t('file.upload', { system: SYSTEM_NAMES[system] })}
      </h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{sayUpload(step)}</li>
        ))}
      </ol>
      {note && <p className={styles.note}>{sayUpload(note)}</p>}
      {!isShape &&
        notes.map((one) => (
          <p key={one} className={styles.note}>
            {sayUpload(one)}
          </p>
        ))}
      <p className={styles.note}>{isShape ? t('file.onlyCounted') : sayUpload(notCounted)}</p>
    </div>
  )
}
