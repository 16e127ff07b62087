import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that is loaded after its page. A lazy component of React that cannot be fetched breaks the whole
 * page; this one is fetched again as soon as there is a network. `Missing` is shown until then.
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
