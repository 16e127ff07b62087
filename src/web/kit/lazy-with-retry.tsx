import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that is loaded after its page. A lazy component of React that fails to load breaks the whole
 * page; this one is loaded again as soon as there is a network. `Missing` is shown until then.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Missing?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyWithRetry(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (Loaded) return
      const onLoaded = ({ default: component }: { readonly default: ComponentType<Props> }) => {
        loaded = component
        setLoaded(() => component)
      }
      const attempt = () => void load().then(onLoaded, () => setMissing(true))
      attempt()
      window.addEventListener('online', attempt)
      return () => window.removeEventListener('online', attempt)
    }, [Loaded])
    if (Loaded) return <Loaded {...props} />
    return isMissing && Missing ? <Missing {...props} /> : null
  }
}
