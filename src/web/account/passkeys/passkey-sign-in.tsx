import { Button, Stack } from '@mantine/core'
import { useHydrated } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RefusalNote } from '#web/kit/refusal-note.tsx'
import { useLatest } from '#web/kit/use-latest.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import { useAuthRefusal } from '../auth-refusal.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'

interface PasskeySignInProps {
  readonly onEnter: () => Promise<void>
}

/** A button, and suggestions in the address field where the browser makes them. */
export function PasskeySignIn({ onEnter }: PasskeySignInProps) {
  const t = useMessages('account')
  const isHydrated = useHydrated()
  const { ask, isBusy, refusal } = usePasskeys(onEnter)
  // It is there from the start, so that nothing moves for almost everybody.
  if (isHydrated && !canUsePasskeys(window)) return null
  return (
    <Stack gap="md" mt="md">
      {refusal && <RefusalNote>{refusal}</RefusalNote>}
      <Button variant="default" fullWidth loading={isBusy} onClick={ask}>
        {t('signIn.passkey')}
      </Button>
    </Stack>
  )
}

const load = () => import('./sign-in-by-passkey.ts')

function usePasskeys(onEnter: () => Promise<void>) {
  const refusalOf = useAuthRefusal()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const underWay = useRef<AbortController>(undefined)
  const latest = useLatest({ onEnter, refusalOf })

  const follow = useCallback(async () => {
    const waiting = new AbortController()
    underWay.current = waiting
    try {
      const { followSuggestions } = await load()
      if (await followSuggestions(waiting.signal)) await latest.current.onEnter()
    } catch (thrown) {
      // Whoever has chosen none is not bothered with a network that is away.
      if (isAnswer(thrown)) setRefusal(latest.current.refusalOf(thrown).text)
    }
  }, [latest])

  useEffect(() => {
    if (!canUsePasskeys(window)) return
    void follow()
    return () => underWay.current?.abort()
  }, [follow])

  const ask = async () => {
    // A browser answers one question at a time.
    underWay.current?.abort()
    const asking = new AbortController()
    underWay.current = asking
    setBusy(true)
    setRefusal(undefined)
    try {
      const { signInByPasskey } = await load()
      if (await signInByPasskey({ isSuggestion: false, signal: asking.signal })) await onEnter()
      else if (!asking.signal.aborted) void follow()
    } catch (thrown) {
      setRefusal(refusalOf(thrown).text)
    } finally {
      setBusy(false)
    }
  }
  return { ask, isBusy, refusal }
}

/** The service has refused a passkey. */
function isAnswer(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code !== undefined
}
