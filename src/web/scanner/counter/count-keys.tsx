import { IconCamera } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import type { SweepLog } from '../camera/sweep-log.ts'
import type { Camera } from '../camera/use-camera.ts'
import { MainKey, UndoKey } from '../deck.tsx'
import { lastStanding, newestOf } from '../scanner-state.ts'
import type { Counter } from './counter.ts'
import { useCounterState } from './use-counter.ts'

export function UndoCountKey({ counter }: { readonly counter: Counter }) {
  // Draws only what Undo takes back, but subscribes to every change that can affect it.
  useCounterState(counter, lastStanding)
  return <UndoKey undoable={counter.undoable()} onTap={() => void counter.undo().catch(() => {})} />
}

interface NextKeyProps {
  readonly counter: Counter
  /** Undefined with a handheld. */
  readonly camera: Camera | undefined
  /** Undefined outside of sweep mode. */
  readonly swept: SweepLog | undefined
  readonly onEndSweep: () => void
}

/** The most likely next step: turn the camera on if it is off, otherwise count one more. */
export function NextKey({ counter, camera, swept, onEndSweep }: NextKeyProps) {
  const t = useMessages('scanner')
  const common = useMessages('common')
  const hasCounted = useCounterState(counter, (state) => newestOf(state) !== undefined)
  if (camera && (camera.status === 'idle' || camera.status === 'error')) {
    const start = t(camera.isPaused ? 'key.resume' : 'key.startCamera')
    const label = camera.error ? common('tryAgain') : start
    return (
      <MainKey label={label} icon={<IconCamera size={28} aria-hidden />} onTap={camera.start} />
    )
  }
  if (camera && swept) return <EndSweepKey swept={swept} onTap={onEndSweep} />
  const again = () => void counter.again().catch(() => {})
  return <MainKey label={t('key.again')} onTap={hasCounted ? again : undefined} />
}

function EndSweepKey({ swept, onTap }: { readonly swept: SweepLog; readonly onTap: () => void }) {
  const t = useMessages('scanner')
  const count = useSyncExternalStore(swept.subscribe, swept.count, swept.count)
  return <MainKey label={t('key.endSweep', { count })} onTap={onTap} />
}
