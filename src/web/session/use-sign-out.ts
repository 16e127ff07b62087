import { notifications } from '@mantine/notifications'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { endSession, leaveSignedOut, lookForSession } from './sign-out.ts'
import { signOutNote } from './sign-out-note.tsx'

/** The note stays until it is known whether the session has ended. */
const NOTE_ID = 'sign-out'
const LOOK_AGAIN_MS = 3_000

/** Reports only what is known: without an answer it says so, and corrects itself when the network is back. */
export function useSignOut(): () => void {
  const t = useMessages('common')
  return () => void signOut(t)
}

let stopWaiting = () => {}

async function signOut(t: Messages<'common'>): Promise<void> {
  stopWaiting()
  const standing = await endSession()
  switch (standing) {
    case 'ended':
      return leaveSignedOut('/sign-in')
    case 'open':
      notifications.show(noteOf(standing, t))
      return
    case 'unknown':
      return waitForTheTruth(t)
  }
}

function noteOf(standing: 'open' | 'unknown', t: Messages<'common'>) {
  return signOutNote(standing, { t, tryAgain: () => signOut(t) })
}

function waitForTheTruth(t: Messages<'common'>): void {
  stopWaiting()
  notifications.show({ ...noteOf('unknown', t), id: NOTE_ID, autoClose: false })
  const isOver = new AbortController()
  const look = async () => {
    const standing = await lookForSession()
    if (isOver.signal.aborted || standing === 'unknown') return
    isOver.abort()
    if (standing === 'ended') return leaveSignedOut('/sign-in')
    notifications.update({ ...noteOf('open', t), id: NOTE_ID, autoClose: false })
  }
  const lookNow = () => void look()
  // Devices do not always notice that their network is back.
  const timer = setInterval(lookNow, LOOK_AGAIN_MS)
  window.addEventListener('online', lookNow, { signal: isOver.signal })
  isOver.signal.addEventListener('abort', () => clearInterval(timer))
  stopWaiting = () => {
    isOver.abort()
    notifications.hide(NOTE_ID)
  }
}
