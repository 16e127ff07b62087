import { Button, TextInput } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { ChecklistPointId } from '#domain/audit.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation, useLiveQuery } from '#web/client/react.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { waiversOf } from '../wall/waivers.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { StepProps } from './audit-steps.ts'
import styles from './dialogs.module.css'
import { describePoint } from './words.ts'

/** Closes counting. Open points have to be waived one by one, each with a name. */
export function SubmitDialog({
  audit: { auditId, protocol },
  checklist: { points, met },
  onPoint,
  onClose,
}: StepProps) {
  const t = useMessages('dashboard')
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
      title={t('step.submit')}
      confirmLabel={met ? t('step.submit') : t('submit.open')}
      isReady={waivers !== undefined}
      onConfirm={() => updateStatus({ auditId, status: 'submitted', waivers: waivers ?? [] })}
      onClose={onClose}
    >
      <p>{met ? t('submit.text') : t('submit.textOpen')}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point.id} className={styles.point}>
            <div className={styles.pointHead}>
              {point.open === 0 ? (
                <IconCircleCheck size={18} className={styles.met} aria-hidden />
              ) : (
                <IconCircle size={18} aria-hidden />
              )}
              <span className={styles.pointName}>{t(`point.${point.id}`)}</span>
              <span className={styles.pointFacts}>{describePoint(point, protocol, t)}</span>
              {point.open > 0 && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('submit.showPoint', { point: t(`point.${point.id}`) })}
                  onClick={() => show(point.id)}
                >
                  {t('submit.show')}
                </Button>
              )}
            </div>
            {point.lone !== undefined && <p className={styles.pointFacts}>{t('submit.lone')}</p>}
            {point.ties !== undefined && <p className={styles.pointFacts}>{t('submit.ties')}</p>}
            {point.open > 0 && (
              <TextInput
                label={t(`waiver.${point.id}`)}
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
          label={t('submit.who')}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
    </ActionDialog>
  )
}
