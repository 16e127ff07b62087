import { useEffect, useState } from 'react'
import type { ShownCode } from '#contract/day-passes.ts'
import { api } from '#web/client/api.ts'
import { useBackendAction } from '#web/client/react.tsx'
import { QrCode } from '#web/kit/qr-code.tsx'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useSayFailure } from '#web/kit/say-failure.ts'
import { useLatest } from '#web/kit/use-latest.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import styles from './let-in.module.css'
import { useJoinAddress } from './use-join-address.ts'

const TRY_AGAIN_MS = 5_000

interface ScreenCodeProps {
  readonly auditId: string
  readonly auditName: string
}

/** The code that lets people in now; a new one is there as soon as it changes. */
export function ScreenCode({ auditId, auditName }: ScreenCodeProps) {
  const t = useMessages('counters')
  const { urlOf, isOnlyHere } = useJoinAddress()
  const { code, error } = useShownCode(auditId)
  const sayFailure = useSayFailure()
  return (
    <div className={styles.code} role="status">
      {code && (
        <QrCode text={urlOf(code)} label={t('letIn.code', { audit: auditName })} sizePx={264} />
      )}
      {error !== undefined && !code && <RefusalNote>{sayFailure(error)}</RefusalNote>}
      <p className={styles.note}>{t(isOnlyHere ? 'letIn.onlyHere' : 'letIn.changes')}</p>
    </div>
  )
}

interface Shown {
  readonly code: string | undefined
  readonly error: unknown
}

/** While the host cannot be reached, an old code disappears: nobody could join with it. */
function useShownCode(auditId: string): Shown {
  const showCode = useLatest(useBackendAction(api.dayPasses.showCode))
  const [shown, setShown] = useState<Shown>({ code: undefined, error: undefined })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const renew = async () => {
      const next = await showCode.current({ auditId }).then(toShown, toError)
      if (isOver) return
      setShown(next.shown)
      timer = setTimeout(renew, next.afterMs)
    }
    void renew()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [auditId, showCode])
  return shown
}

function toShown({ code, changesInMs }: ShownCode) {
  return { shown: { code, error: undefined }, afterMs: changesInMs }
}

function toError(error: unknown) {
  return { shown: { code: undefined, error }, afterMs: TRY_AGAIN_MS }
}
