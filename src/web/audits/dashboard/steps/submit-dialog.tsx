import { Button, TextInput } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { ChecklistPointId } from '#domain/audit.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation, useLiveQuery } from '#web/client/react.tsx'
import { waiversOf } from '../wall/waivers.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { StepProps } from './audit-steps.ts'
import styles from './dialogs.module.css'
import { describePoint, POINT_NAMES, WAIVER_QUESTIONS } from './words.ts'

/** Closes counting. Whoever submits with open points answers for each of them by name. */
export function SubmitDialog({
  audit: { auditId, protocol },
  checklist: { points, met },
  onPoint,
  onClose,
}: StepProps) {
  const updateStatus = useBackendMutation(api.audits.updateStatus)
  const user = useLiveQuery(api.users.current, {})
  const [typedName, setName] = useState<string>()
  const [reasons, setReasons] = useState<Partial<Record<ChecklistPointId, string>>>({})
  const name = typedName ?? user?.name ?? ''
  const waivers = waiversOf(points, name, reasons)
  const show = (point: ChecklistPointId) => {
    onClose()
    onPoint(point)
  }
  return (
    <ActionDialog
      title="Submit for review"
      confirmLabel={met ? 'Submit for review' : 'Submit with open points'}
      isReady={waivers !== undefined}
      onConfirm={() => updateStatus({ auditId, status: 'submitted', waivers: waivers ?? [] })}
      onClose={onClose}
    >
      <p>
        Counting closes and the review opens. You can reopen single shelves later.
        {!met && ' Points that are still open need a name and a reason; both stay in the journal.'}
      </p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.id} className={styles.point}>
            <div className={styles.pointHead}>
              {point.open === 0 ? (
                <IconCircleCheck size={18} className={styles.met} aria-hidden />
              ) : (
                <IconCircle size={18} aria-hidden />
              )}
              <span className={styles.pointName}>{POINT_NAMES[point.id]}</span>
              <span className={styles.pointFacts}>{describePoint(point, protocol)}</span>
              {point.open > 0 && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`Show: ${POINT_NAMES[point.id]}`}
                  onClick={() => show(point.id)}
                >
                  Show
                </Button>
              )}
            </div>
            {point.lone !== undefined && (
              <p className={styles.pointFacts}>
                One of two counts alone is not part of the result. Show them to let one stand first.
              </p>
            )}
            {point.ties !== undefined && (
              <p className={styles.pointFacts}>
                Neither of two counts that differ is part of the result. Show them to say which
                stands first.
              </p>
            )}
            {point.open > 0 && (
              <TextInput
                label={WAIVER_QUESTIONS[point.id]}
                maxLength={1_000}
                value={reasons[point.id] ?? ''}
                onChange={(event) =>
                  setReasons({ ...reasons, [point.id]: event.currentTarget.value })
                }
              />
            )}
          </li>
        ))}
      </ul>
      {!met && (
        <TextInput
          label="Who answers for it"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
    </ActionDialog>
  )
}
