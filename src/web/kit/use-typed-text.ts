import { useEffect, useState } from 'react'
import { useLatest } from './use-latest.ts'

interface Typed {
  readonly text: string
  /** The value in the address when the text was last compared with it. */
  readonly value: string | undefined
  /** The value last passed on from here: if the address has the same, it merely confirms it. */
  readonly sent: string | undefined
}

interface TypedTextOptions {
  /** The value in the address; undefined: no search. */
  readonly value: string | undefined
  /** Writes it to the address, trimmed. */
  readonly onChange: (text: string | undefined) => void
  /** How long typing has to pause. */
  readonly restMs: number
}

/**
 * Text in a box that is stored in the address. It is passed on when typing pauses, and follows the address when that
 * changes for another reason, such as going back or clearing the filters.
 */
export function useTypedText({ value, onChange, restMs }: TypedTextOptions) {
  const [typed, setTyped] = useState<Typed>({ text: value ?? '', value, sent: value })
  const current = typed.value === value ? typed : followed(typed, value)
  if (current !== typed) setTyped(current)
  const apply = () => {
    const next = current.text.trim() || undefined
    if (next === value) return
    setTyped({ ...current, sent: next })
    onChange(next)
  }
  // The surroundings may have changed by the time typing pauses.
  const latest = useLatest({ apply })
  const { text } = current
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => latest.current.apply(), restMs)
    return () => clearTimeout(timer)
  }, [text, restMs, latest])
  return { text, setText: (next: string) => setTyped({ ...current, text: next }), apply }
}

function followed(typed: Typed, value: string | undefined): Typed {
  if (value === typed.sent) return { ...typed, value }
  return { text: value ?? '', value, sent: value }
}
