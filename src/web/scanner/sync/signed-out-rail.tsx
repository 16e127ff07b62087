import { useMessages } from '#web/kit/use-messages.ts'
import { useOutboxValue } from '#web/outbox/outbox-provider.tsx'
import railStyles from '../rail.module.css'
import { signedOutWords } from './words.ts'

/**
 * Whoever is signed out counts on, and is told where that stays. It is heard from the chip: numbers that change
 * with every count would be heard instead of it.
 */
export function SignedOutRail() {
  const t = useMessages('sync')
  const isSignedOut = useOutboxValue((state) => state.isSignedOut)
  const waiting = useOutboxValue((state) => state.waiting)
  if (!isSignedOut) return null
  return (
    <div className={railStyles.signedOut}>
      <p>{signedOutWords(waiting, t)}</p>
      {/* The host sends whoever is not signed in to the door, and back here afterwards. */}
      <button type="button" onClick={() => location.reload()}>
        {t('signIn')}
      </button>
    </div>
  )
}
