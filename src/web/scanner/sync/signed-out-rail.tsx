import { useMessages } from '#web/kit/use-messages.ts'
import { useOutboxValue } from '#web/outbox/outbox-provider.tsx'
import railStyles from '../rail.module.css'
import { signedOutWords } from './words.ts'

/**
 * Signed-out people can go on counting, and this says that their counts stay on the phone. It is not a live
 * region: it would announce every count. The chip announces the state instead.
 */
export function SignedOutRail() {
  const t = useMessages('sync')
  const isSignedOut = useOutboxValue((state) => state.isSignedOut)
  const waiting = useOutboxValue((state) => state.waiting)
  if (!isSignedOut) return null
  return (
    <div className={railStyles.signedOut}>
      <p>{signedOutWords(waiting, t)}</p>
      {/* On a reload the host sends people who are signed out to the sign-in page, and back here afterwards. */}
      <button type="button" onClick={() => location.reload()}>
        {t('signIn')}
      </button>
    </div>
  )
}
