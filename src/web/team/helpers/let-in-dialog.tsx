import { Button, Group, Modal, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { api } from '#web/client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '#web/client/react.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useAttempt } from '#web/kit/use-attempt.ts'
import { useFocusBack } from '#web/kit/use-focus-back.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { WaitingRows } from '#web/kit/waiting-rows.tsx'
import { HelperList, HelperRow } from './helper-list.tsx'
import styles from './let-in.module.css'
import { ScreenCode } from './screen-code.tsx'
import { Sheets } from './sheets.tsx'

interface LetInDialogProps {
  readonly storeId: string
  readonly auditId: string
  readonly onClose: () => void
}

/** Lets helpers into an audit, and shows who is in. */
export function LetInDialog({ onClose, ...place }: LetInDialogProps) {
  const t = useMessages('counters')
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={t('letIn.title')} size="lg">
      <Suspense fallback={<WaitingRows />}>
        <LetIn {...place} />
      </Suspense>
    </Modal>
  )
}

function LetIn({ storeId, auditId }: Omit<LetInDialogProps, 'onClose'>) {
  const door = useSuspenseLiveQuery(api.dayPasses.getDoor, { auditId })
  const t = useMessages('counters')
  const [seats, setSeats] = useState<number | null>(null)
  const open = useBackendMutation(api.dayPasses.open)
  const close = useBackendMutation(api.dayPasses.close)
  const { attempt, isBusy, refusal } = useAttempt()
  const show = () => void attempt(async () => setSeats((await open({ auditId })).seatsLeft))
  return (
    <Stack gap="lg">
      <p>{t('letIn.text')}</p>
      {!door.selfAssignment && <p className={styles.note}>{t('letIn.given')}</p>}
      {door.isOpen ? (
        <>
          <ScreenCode auditId={auditId} auditName={door.auditName} />
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void attempt(() => close({ auditId }))}
          >
            {t('letIn.hide')}
          </Button>
        </>
      ) : (
        <Button loading={isBusy} onClick={show}>
          {t('letIn.show')}
        </Button>
      )}
      {seats !== null && <p className={styles.note}>{t('letIn.seats', { count: seats })}</p>}
      {refusal && <RefusalNote>{refusal.text}</RefusalNote>}
      <Sheets storeId={storeId} auditId={auditId} sheets={door.sheets} />
      <Helpers auditId={auditId} />
    </Stack>
  )
}

function Helpers({ auditId }: { readonly auditId: string }) {
  const { helpers } = useSuspenseLiveQuery(api.dayPasses.getDoor, { auditId })
  const t = useMessages('counters')
  const [isEnding, ending] = useDisclosure()
  const endAll = useBackendMutation(api.dayPasses.endAll)
  const running = helpers.filter(({ endedAt }) => endedAt === null).length
  return (
    <section>
      <Group justify="space-between" mb={4}>
        <h3 className={styles.title}>{t('helpers.title')}</h3>
        {running > 1 && (
          <Button variant="default" size="xs" onClick={ending.open}>
            {t('helpers.endAll')}
          </Button>
        )}
      </Group>
      {helpers.length === 0 && <p className={styles.note}>{t('helpers.none')}</p>}
      <div className={styles.flush}>
        <HelperList>
          {helpers.map((helper) => (
            <HelperRow key={helper.id} helper={helper} auditId={auditId} />
          ))}
        </HelperList>
      </div>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={ending.close}
        title={t('helpers.endAllTitle')}
        confirmLabel={t('helpers.endAll')}
        onConfirm={() => endAll({ auditId })}
      >
        {t('helpers.endText')}
      </ConfirmDialog>
    </section>
  )
}
