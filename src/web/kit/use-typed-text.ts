import { useEffect, useState } from 'react'
import { useLatest } from './use-latest.ts'

interface Typed {
  readonly text: string
  /** What stood in the address when the text was last compared with it. */
  readonly kept: string | undefined
  /** What was handed on from here: when the address says the same, it only answers. */
  readonly sent: string | undefined
}

interface TypedTextOptions {
  /** Stands in the address; undefined: nothing is looked for. */
  readonly kept: string | undefined
  /** Puts it there, without the spaces around it. */
  readonly onChange: (text: string | undefined) => void
  /** How long typing has to rest. */
  readonly restMs: number
}

/**
 * Text in a box whose home is the address. It is handed on when typing rests, and follows the address
 * when that changes for another reason: somebody goes back, or clears the filters.
 */
export function useTypedText({ kept, onChange, restMs }: TypedTextOptions) {
  const [typed, setTyped] = useState<Typed>({ text: kept ?? '', kept, sent: kept })
  const current = typed.kept === kept ? typed : followed(typed, kept)
  if (current !== typed) setTyped(current)
  const apply = () => {
    const next = current.text.trim() || undefined
    if (next === kept) return
    setTyped({ ...current, sent: next })
    onChange(next)
  }
  // What is around it may have changed by the time that typing rests.
  const latest = useLatest({ apply })
  const { text } = current
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => latest.current.apply(), restMs)
    return () => clearTimeout(timer)
  }, [text, restMs, latest])
  return { text, setText: (next: string) => setTyped({ ...current, text: next }), apply }
}

function followed(typed: Typed, kept: string | undefined): Typed {
  if (kept === typed.sent) return { ...typed, kept }
  return { text: kept ?? '', kept, sent: kept }
}
