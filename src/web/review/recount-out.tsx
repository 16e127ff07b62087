import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconRefresh } from '@tabler/icons-react'
import type { RecountOut } from '#contract/audit-recounts.ts'
import type { VarianceLine } from '#contract/audit-variances.ts'
import { api } from '../client/api.ts'
import { useBackendMutation } from '../client/react.tsx'
import { Clock } from '../kit/clock.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './decision.module.css'
import { sayPlaces } from './not-found-words.ts'

interface RecountOutControlProps {
  readonly auditId: string
  readonly line: Pick<VarianceLine, 'name'>
  /** One for each of the line's shelves. */
  readonly recounts: readonly RecountOut[]
}

const SHOWN_SHELVES = 4

/** Shown instead of the decisions: who recounts the line, since when, and a way to cancel it. */
export function RecountOutControl({ auditId, line, recounts }: RecountOutControlProps) {
  const withdraw = useBackendMutation(api.audits.withdrawRecounts)
  const [isAsking, asking] = useDisclosure()
  const t = useMessages('review')
  const tResults = useMessages('results')
  const names = [...new Set(recounts.flatMap(({ userName }) => userName ?? []))]
  const since = Math.min(...recounts.map((one) => one.since))
  const time = () => <Clock atMs={since} />
  const lines = new Set(
    recounts.flatMap(({ storeId, items }) => items.map(({ id }) => storeId + id)),
  )
  const shelves = recounts.map(({ shelfCode, roomName }) => shelfCode ?? roomName)
  const auditAssignmentIds = recounts.map((one) => one.auditAssignmentId)
  return (
    <span className={styles.decided} data-decide data-out>
      <IconRefresh size={16} stroke={1.9} className={styles.icon} aria-hidden />
      <span className={styles.said}>
        <span>
          {names.length > 0
            ? t('out.by', { name: names.join(', '), time })
            : t('out.anyone', { time })}
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.back ?? ''}
          data-undo
          aria-keyshortcuts="u"
          aria-label={t('out.withdrawNamed', { item: line.name })}
          onClick={asking.open}
        >
          {t('out.withdraw')}
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={asking.close}
        title={t('out.title')}
        confirmLabel={t('out.confirm')}
        onConfirm={() => withdraw({ auditId, auditAssignmentIds })}
      >
        {t('out.text', {
          count: lines.size,
          shelves: sayPlaces(shelves, SHOWN_SHELVES, tResults),
        })}
      </ConfirmDialog>
    </span>
  )
}
