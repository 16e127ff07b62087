import { type RefObject, useState } from 'react'

type Copy = 'idle' | 'copied' | 'selected'

/** Copies what a field holds. Where the browser does not allow it, the text is selected instead. */
export function useCopy(field: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState<Copy>('idle')
  const copy = async () => {
    const input = field.current
    if (!input) return
    input.select()
    // Missing on pages that are not served over a secure connection.
    const clipboard: Clipboard | undefined = navigator.clipboard
    const copied = await clipboard?.writeText(input.value).then(
      () => true,
      () => false,
    )
    setState(copied ? 'copied' : 'selected')
  }
  return { state, copy }
}
