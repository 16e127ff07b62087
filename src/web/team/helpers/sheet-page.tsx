import { useHydrated } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { useSuspenseLiveQuery } from '#web/client/react.tsx'
import { Clock } from '#web/kit/clock.tsx'
import { NotFoundHere } from '#web/kit/not-found.tsx'
import { Page } from '#web/kit/page.tsx'
import { PrintButton } from '#web/kit/print-button.tsx'
import { QrCode } from '#web/kit/qr-code.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from './let-in.module.css'
import { useJoinAddress } from './use-join-address.ts'

interface SheetPageProps {
  readonly store: { readonly name: string }
  readonly auditId: string
  readonly sheetId: string
}

/** A sheet for the wall: the code, large, and what to do with it. */
export function SheetPage({ store, auditId, sheetId }: SheetPageProps) {
  const door = useSuspenseLiveQuery(api.dayPasses.getDoor, { auditId })
  const t = useMessages('counters')
  const sheet = door.sheets.find(({ id }) => id === sheetId)
  const isHydrated = useHydrated()
  if (!sheet) return <NotFoundHere />
  return (
    <Page title={t('sheet.page')} crumb={store.name} actions={<PrintButton />}>
      <div className={styles.sheet} data-sheet>
        <p className={styles.headline}>{t('sheet.headline')}</p>
        <p>
          {door.auditName} · {store.name}
        </p>
        {isHydrated && <SheetCode code={sheet.code} auditName={door.auditName} />}
        <p className={styles.steps}>{t('sheet.steps')}</p>
        <p className={styles.note}>
          {t('sheet.ends')} <Clock atMs={sheet.endsAt} />
        </p>
      </div>
    </Page>
  )
}

function SheetCode({ code, auditName }: { readonly code: string; readonly auditName: string }) {
  const { urlOf, isOnlyHere } = useJoinAddress()
  const t = useMessages('counters')
  return (
    <>
      <QrCode text={urlOf(code)} label={t('letIn.code', { audit: auditName })} sizePx={360} />
      {isOnlyHere && (
        <p className={styles.note} data-off-paper>
          {t('letIn.onlyHere')}
        </p>
      )}
    </>
  )
}
