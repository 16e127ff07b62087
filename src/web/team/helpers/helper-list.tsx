import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { DayPassHelper } from '#contract/day-passes.ts'
import { api } from '#web/client/api.ts'
import { useBackendMutation } from '#web/client/react.tsx'
import { useSayClock } from '#web/kit/clock.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import { useNow } from '#web/kit/use-now.ts'
import styles from '../people.module.css'

const EVERY_MS = 60_000

interface HelperRowProps {
  readonly helper: DayPassHelper
  readonly auditId: string
  /** What else is said of them. */
  readonly more?: string
}

export function HelperList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

/** A helper, with the way to end their pass. */
export function HelperRow({ helper, auditId, more }: HelperRowProps) {
  const { id: userId, name, endedAt } = helper
  const t = useMessages('counters')
  const [isEnding, ending] = useDisclosure()
  const end = useBackendMutation(api.dayPasses.end)
  const facts = useHelperFacts(helper)
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.note}>{more === undefined ? facts : `${more} · ${facts ?? ''}`}</p>
        </div>
        {endedAt === null && (
          <div className={styles.end}>
            <Button
              variant="default"
              size="xs"
              aria-label={t('helpers.endOne', { name })}
              onClick={ending.open}
            >
              {t('helpers.end')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={ending.close}
        title={t('helpers.endOne', { name })}
        confirmLabel={t('helpers.end')}
        onConfirm={() => end({ auditId, userId })}
      >
        {t('helpers.endText')}
      </ConfirmDialog>
    </li>
  )
}

/** Times are those of the browser, so there are none on a page as the host renders it. */
function useHelperFacts({ joinedAt, endedAt, ending, shelves }: DayPassHelper): string | undefined {
  const t = useMessages('counters')
  const now = useNow(EVERY_MS)
  const sayClock = useSayClock()
  if (now === undefined) return undefined
  if (endedAt === null) return t('helpers.facts', { time: sayClock(joinedAt, now), shelves })
  return t('helpers.ended', { ending: ending ?? 'other', time: sayClock(endedAt, now) })
}
