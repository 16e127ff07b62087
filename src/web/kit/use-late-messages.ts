import { useEffect, useState } from 'react'
import type { AreaName } from '#messages/areas.ts'
import { catalogueOf, loadMessages } from './message-store.ts'
import { type Messages, messagesIn, useLanguage } from './use-messages.ts'

/**
 * For parts that only some people see on a page about something else, so that the page does not wait for
 * them. Undefined until the messages are loaded.
 */
export function useLateMessages<Area extends AreaName>(area: Area): Messages<Area> | undefined {
  const language = useLanguage()
  const [isThere, setThere] = useState(catalogueOf(area, language) !== undefined)
  useEffect(() => {
    if (isThere) return
    const load = () =>
      void Promise.resolve(loadMessages([area], language)).then(
        () => setThere(true),
        // Tried again when the network is back.
        () => {},
      )
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [area, language, isThere])
  return isThere ? messagesIn(language, area) : undefined
}
