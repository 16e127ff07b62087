import { Button, getDefaultZIndex, Modal, Stack } from '@mantine/core'
import { useDebouncedValue, useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { useBackendAuth } from '../client/auth-bridge.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { returnCookie } from '../session/return-path.ts'
import { sessionQuery } from '../session/session.ts'
import { speakFor } from '../session/speak-for.ts'

/** By then a person who has signed out on this page has left it. */
const PATIENCE_MS = 1_000

/** Covers a page whose session has ended: what was typed stays, but nobody can read it. */
export function SignedOutCover() {
  const t = useMessages('common')
  const { isLoading, isAuthenticated } = useBackendAuth()
  const isSignedOut = !isLoading && !isAuthenticated
  const [isLasting] = useDebouncedValue(isSignedOut, PATIENCE_MS)
  return (
    <Modal
      opened={isSignedOut && isLasting}
      onClose={() => {}}
      title={t('signedOut.title')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      overlayProps={{ backgroundOpacity: 0.85, blur: 12 }}
      // Also over a dialog that opens, or is drawn anew, after it.
      zIndex={getDefaultZIndex('max')}
    >
      <WayBack />
    </Modal>
  )
}

function WayBack() {
  const t = useMessages('shell')
  const { isBusy, lookAgain, found } = useReturn()
  useWindowEvent('focus', lookAgain)
  return (
    <Stack gap="md">
      <div>{t('cover.text')}</div>
      {found && <div role="status">{found}</div>}
      <Stack gap="xs">
        <Button component="a" href="/sign-in" target="_blank" data-autofocus>
          {t('cover.newTab')}
        </Button>
        <Button variant="default" loading={isBusy} onClick={lookAgain}>
          {t('cover.continue')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          component="a"
          href="/sign-in"
          onClick={rememberThisPage}
        >
          {t('cover.here')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Signing in on this tab returns to the page that was left. */
function rememberThisPage(): void {
  const { pathname, search, hash } = window.location
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = returnCookie(pathname + search + hash)
}

/** Continues once the same person is signed in: nothing here may be sent in another person's name. */
function useReturn() {
  const context = useRouteContext({ from: '/_authorized' })
  const queryClient = useQueryClient()
  const t = useMessages('shell')
  const tCommon = useMessages('common')
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<string>()
  const look = async () => {
    const { user } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    if (user?.id === context.user.id) return speakFor(context, user.id)
    setFound(
      user ? t('cover.other', { other: user.email, owner: context.user.email }) : t('cover.nobody'),
    )
  }
  const lookAgain = () => {
    setBusy(true)
    look()
      .catch(() => setFound(tCommon('failure.noConnection')))
      .finally(() => setBusy(false))
  }
  return { isBusy, lookAgain, found }
}
