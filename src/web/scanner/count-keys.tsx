import { IconCamera } from '@tabler/icons-react'
import type { Counter } from './counter.ts'
import { MainKey, UndoKey } from './deck.tsx'
import { lastStanding, newestOf } from './scanner-state.ts'
import type { Camera } from './use-camera.ts'
import { useCounterState } from './use-counter.ts'

export function UndoCountKey({ counter }: { readonly counter: Counter }) {
  const undoable = useCounterState(counter, lastStanding)
  return <UndoKey undoable={undoable} onTap={() => void counter.undo().catch(() => {})} />
}

interface NextKeyProps {
  readonly counter: Counter
  /** Undefined where a gun reads. */
  readonly camera: Camera | undefined
}

/** The likely next step: the camera where it is off, otherwise one more. */
export function NextKey({ counter, camera }: NextKeyProps) {
  const hasCounted = useCounterState(counter, (state) => newestOf(state) !== undefined)
  if (camera && (camera.status === 'idle' || camera.status === 'error')) {
    const label = camera.error ? 'Try again' : camera.isPaused ? 'Go on' : 'Start camera'
    return (
      <MainKey label={label} icon={<IconCamera size={28} aria-hidden />} onTap={camera.start} />
    )
  }
  const again = () => void counter.again().catch(() => {})
  return <MainKey label="+1 again" onTap={hasCounted ? again : undefined} />
}
