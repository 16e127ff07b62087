import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part that its page does without until it has come. A lazy component that cannot be fetched takes the
 * whole page with it; this one is tried again as soon as there is network. `Missing` stands in its place
 * where somebody waits for it.
 */
export function lazyWithRetry<Props extends object>(
  bring: () => Promise<{ readonly default: ComponentType<Props> }>,
  Missing?: ComponentType<Props>,
): ComponentType<Props> {
  let brought: ComponentType<Props> | undefined
  return function LazyWithRetry(props: Props) {
    const [Part, setPart] = useState(() => brought)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (Part) return
      const come = ({ default: part }: { readonly default: ComponentType<Props> }) => {
        brought = part
        setPart(() => part)
      }
      const attempt = () => void bring().then(come, () => setMissing(true))
      attempt()
      window.addEventListener('online', attempt)
      return () => window.removeEventListener('online', attempt)
    }, [Part])
    if (Part) return <Part {...props} />
    return isMissing && Missing ? <Missing {...props} /> : null
  }
}
