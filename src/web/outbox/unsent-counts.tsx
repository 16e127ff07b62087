// A notice about unsent counts outside the scanner. Every page sends them, and every page shows it.

import { Anchor } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { PageNotice } from '../kit/page-notice.tsx'
import { saveFile } from '../kit/save-file.ts'
import { useLateMessages } from '../kit/use-late-messages.ts'
import { type Messages, useFormats } from '../kit/use-messages.ts'
import { IndexedDbStore } from './indexed-db-store.ts'
import type { Outbox, OutboxState } from './outbox.ts'
import { OutboxProvider, useOutbox, useOutboxState } from './outbox-provider.tsx'
import { useEntries } from './use-entries.ts'
import { MOST_NAMED, workWords } from './words.ts'

interface UnsentCountsProps {
  readonly userId: string
  readonly userName: string
  /** Shown if nothing is waiting; by default nothing is shown. */
  readonly none?: ReactNode
}

/** Renders and sends nothing while nothing is waiting: only the scanner adds counts. */
export default function UnsentCounts({ userId, userName, none }: UnsentCountsProps) {
  const hasUnsent = useHasUnsent(userId)
  if (!hasUnsent) return hasUnsent === false ? none : null
  return (
    <OutboxProvider key={userId} userId={userId} userName={userName}>
      <Notice isClosed={none !== undefined} />
    </OutboxProvider>
  )
}

/** Has no link to the scanner if that is closed. */
function Notice({ isClosed }: { readonly isClosed: boolean }) {
  const t = useLateMessages('outbox')
  const { list } = useFormats()
  const outbox = useOutbox()
  const state = useOutboxState()
  const { kept } = state
  const waiting = useEntries(() => outbox.waiting(MOST_NAMED), state.waiting)
  const refused = useEntries(() => outbox.refused(), state.refused)
  if (!t || waiting.length + refused.length + kept === 0) return null
  const save = (text: ReactNode) => (
    <Anchor
      component="button"
      type="button"
      inherit
      underline="always"
      onClick={() => void saveQueue(outbox)}
    >
      {text}
    </Anchor>
  )
  const work = workWords(refused, { t, list })
  return (
    <PageNotice>
      {waiting.length > 0 && (
        <span>{unsentWords(state, workWords(waiting, { t, list }, state.waiting), t)}</span>
      )}{' '}
      {refused.length > 0 && t(isClosed ? 'rejected.copy' : 'rejected.inScanner', { work, save })}{' '}
      {kept > 0 && t('rejected.photos', { count: kept })}
    </PageNotice>
  )
}

type Hindered = Pick<OutboxState, 'isSignedOut' | 'isSuspended'>

function unsentWords(
  { isSignedOut, isSuspended }: Hindered,
  work: string,
  t: Messages<'outbox'>,
): string {
  if (isSignedOut) return t('unsent.signedOut', { work })
  return t(isSuspended ? 'unsent.suspended' : 'unsent.soon', { work })
}

/** People who were removed from the store, and can no longer open the scanner, can still save what they counted. */
async function saveQueue(outbox: Outbox): Promise<void> {
  const parts = [await outbox.export()]
  saveFile({ name: 'counts-not-taken.tsv', type: 'text/tab-separated-values', parts })
}

const LOOK_AGAIN_MS = 3_000

/** Undefined until the device has been read. */
function useHasUnsent(userId: string): boolean | undefined {
  const [looked, setLooked] = useState<Looked>()
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const { waiting, refused, kept } = await new IndexedDbStore().counts(userId)
      const has = waiting + refused + kept > 0
      // The notice stays until the counts are sent, by this tab or another one.
      if (!isOver)
        setLooked((last) => ({ userId, has: has || (last?.userId === userId && last.has) }))
    }
    // A browser without storage has nothing to send.
    const tryToLook = () => void look().catch(() => {})
    tryToLook()
    // The last count of a scanner that was just left may still be on its way to the disk.
    const timer = setTimeout(tryToLook, LOOK_AGAIN_MS)
    document.addEventListener('visibilitychange', tryToLook)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tryToLook)
    }
  }, [userId])
  return looked?.userId === userId ? looked.has : undefined
}

interface Looked {
  readonly userId: string
  readonly has: boolean
}
