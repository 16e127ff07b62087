import { useState } from 'react'

/** Copies text, and says so if the browser does not allow it. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const copy = async () => {
    try {
      // `clipboard` is missing on pages without a secure connection: then this throws.
      await navigator.clipboard.writeText(text)
      setCopied(text)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return { copy, isCopied: copied === text, hasFailed }
}
