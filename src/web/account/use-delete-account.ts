import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { parseFault } from '#domain/fault.ts'
import { api } from '../client/api.ts'
import { useBackendAction } from '../client/react.tsx'
import { useParting } from '../client/use-parting.ts'
import { showToast } from '../kit/toasts.ts'
import { useMessages } from '../kit/use-messages.ts'
import { forgetCachedSession } from '../session/cached-session.ts'
import { endSession } from '../session/sign-out.ts'

/** Deletes the account, says so, signs out and goes to the start page. */
export function useDeleteAccount() {
  const deleteAccount = useBackendAction(api.auth.deleteCurrentUserAccount)
  const part = useParting()
  const t = useMessages('profile')
  const leave = useLeave()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<LastOwnerRefusal>()

  const refuse = (thrown: unknown) => {
    setBusy(false)
    const lastOwner = lastOwnerRefusal(thrown)
    setRefusal(lastOwner)
    if (lastOwner !== undefined) return
    showToast({ tone: 'error', title: t('error'), description: t('delete.failed') })
  }
  const remove = async () => {
    setRefusal(undefined)
    setBusy(true)
    try {
      await deleteAccount({})
    } catch (thrown) {
      return refuse(thrown)
    }
    showToast({ tone: 'done', title: t('delete.done'), description: t('delete.doneText') })
    await leave()
  }
  return { remove: () => part(remove), refusal, isBusy }
}

export interface LastOwnerRefusal {
  readonly organizationName: string
  readonly organizationId: string
}

/** What to do first, and where, if another person has to become an owner. */
export function lastOwnerRefusal(thrown: unknown): LastOwnerRefusal | undefined {
  const { guard, organizationId, organizationName } = parseFault(thrown)?.details ?? {}
  if (guard !== 'last_owner') return undefined
  if (typeof organizationId !== 'string' || typeof organizationName !== 'string') return undefined
  return { organizationId, organizationName }
}

function useLeave(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    // The sessions ended with the account, so this one may be unknown by now.
    await endSession()
    forgetCachedSession()
    // Preloaded, so that nothing suspends on the way out: the current page belongs to nobody any more.
    await router.preloadRoute({ to: '/' })
    await router.navigate({ to: '/' })
    queryClient.clear()
  }
}
