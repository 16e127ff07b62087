import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { api } from '../client/api.ts'
import { useLiveQuery } from '../client/react.tsx'
import { useSayClock } from '../kit/clock.tsx'
import { LinkButton } from '../kit/links.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useNow } from '../kit/use-now.ts'
import { VisitorFrame } from '../kit/visitor-frame.tsx'

const EVERY_MS = 60_000

interface OwnPassPageProps {
  readonly unsent: ReactNode
  /** The way to an account. */
  readonly keep: (isRunning: boolean) => ReactNode
}

/** What a helper has besides the scanner: where they count, until when, and what becomes of their counts. */
export function OwnPassPage({ unsent, keep }: OwnPassPageProps) {
  const t = useMessages('day-pass')
  const pass = useLiveQuery(api.dayPasses.getMine, {})
  const now = useNow(EVERY_MS)
  const sayClock = useSayClock()
  if (pass === undefined || now === undefined) return <VisitorFrame title={t('mine.title')} />
  if (pass === null) {
    return (
      <VisitorFrame title={t('mine.title')}>
        <p>{t('mine.none')}</p>
      </VisitorFrame>
    )
  }
  const { name, storeId, storeName: store, auditId, auditName: audit } = pass
  const isOver = pass.endedAt !== null || pass.endsAt <= now
  return (
    <VisitorFrame title={t('mine.title')} lead={t('join.place', { audit, store })}>
      <Stack gap="md">
        {isOver ? (
          <>
            <p role="status">{t('mine.ended', { store })}</p>
            <p>{t('mine.promise')}</p>
          </>
        ) : (
          <>
            <p>{t('mine.running', { name, store, time: sayClock(pass.endsAt, now) })}</p>
            <LinkButton
              to="/stores/$storeId/audit/$id/scanner"
              params={{ storeId, id: auditId }}
              fullWidth
            >
              {t('mine.count')}
            </LinkButton>
          </>
        )}
        {unsent}
        {keep(!isOver)}
      </Stack>
    </VisitorFrame>
  )
}
