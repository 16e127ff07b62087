import { IconCheck, IconCloudUpload } from '@tabler/icons-react'
import type { AssignmentDetails } from '#contract/audit-assignments.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useOutboxValue } from '../outbox/outbox-provider.tsx'
import type { OwnActions } from './counter/own-actions.ts'
import { workDoneBy } from './counter/work-done.ts'
import sheetStyles from './sheets/sheet.module.css'

interface NothingLeftProps {
  readonly userId: string
  readonly assignments: readonly AssignmentDetails[]
  readonly own: OwnActions
  /** Whether the person manages the audit: sees all of it and can complete it. */
  readonly isManager: boolean
}

/** The end of a person's work: what they counted, whether all of it has left the phone, and what is next. */
export function NothingLeft({ userId, assignments, own, isManager }: NothingLeftProps) {
  const t = useMessages('scanner')
  const waiting = useOutboxValue((state) => state.waiting)
  const { shelves, items, again } = workDoneBy(userId, assignments, own)
  return (
    <section className={sheetStyles.pad}>
      <p>{t(isManager ? 'choose.nothingLeftManager' : 'choose.nothingLeft')}</p>
      {shelves > 0 && (
        <ul className={sheetStyles.summary}>
          <li>
            <IconCheck size={20} aria-hidden /> {t('done.shelves', { count: shelves })}
          </li>
          {items !== null && (
            <li>
              <IconCheck size={20} aria-hidden /> {t('done.items', { count: items })}
            </li>
          )}
          {again > 0 && (
            <li>
              <IconCheck size={20} aria-hidden /> {t('done.again', { count: again })}
            </li>
          )}
        </ul>
      )}
      {waiting > 0 && (
        <p className={sheetStyles.unsent}>
          <IconCloudUpload size={20} aria-hidden /> {t('done.unsent', { count: waiting })}
        </p>
      )}
    </section>
  )
}
