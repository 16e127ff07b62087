import { Drawer } from '@mantine/core'
import { namedGuess } from '#domain/unknown-guess.ts'
import { api } from '#web/client/api.ts'
import { useLiveQuery } from '#web/client/react.tsx'
import { AsyncSection } from '#web/kit/async-section.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { WaitingRows } from '#web/kit/waiting-rows.tsx'
import { useFreshInsights } from '#web/shared/use-fresh-insights.ts'
import styles from './drawer.module.css'
import { UnknownCodeRow } from './unknown-code-row.tsx'

interface UnknownListProps {
  readonly auditId: string
  readonly orgId: string
  /** Whether they can still be resolved. */
  readonly canResolve: boolean
}

interface UnknownDrawerProps extends UnknownListProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

const SHOWN = 100

/** Unknown codes: resolve each as an item, park it for later, or leave it out. */
export function UnknownDrawer({ isOpen, onClose, ...list }: UnknownDrawerProps) {
  const t = useMessages('dashboard')
  return (
    <Drawer opened={isOpen} onClose={onClose} position="right" size="lg" title={t('unknown.title')}>
      {isOpen && (
        <AsyncSection what={{ sentence: t('unknown.notLoaded') }} question={list.auditId}>
          <UnknownList {...list} />
        </AsyncSection>
      )}
    </Drawer>
  )
}

function UnknownList({ auditId, orgId, canResolve }: UnknownListProps) {
  const t = useMessages('dashboard')
  const waiting = useLiveQuery(api.scanEvents.listUnknown, {
    auditId,
    state: 'waiting',
    paginationOpts: { numItems: SHOWN, cursor: null },
  })
  const { insights } = useFreshInsights(auditId)
  if (!waiting) return <WaitingRows />
  if (waiting.total === 0) return <p className={styles.total}>{t('unknown.noneWaiting')}</p>
  return (
    <>
      <p className={styles.total}>
        {t(canResolve ? 'unknown.waiting' : 'unknown.neverResolved', { count: waiting.total })}
      </p>
      <ul className={styles.list}>
        {waiting.page.map((unknown) => (
          <UnknownCodeRow
            key={unknown.id}
            auditId={auditId}
            orgId={orgId}
            unknown={unknown}
            canResolve={canResolve}
            guess={insights && namedGuess(insights, unknown.code)}
          />
        ))}
      </ul>
    </>
  )
}
