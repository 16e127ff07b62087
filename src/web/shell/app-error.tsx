import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useParams, useRouter } from '@tanstack/react-router'
import { type Fault, parseFault } from '#domain/fault.ts'
import { ErrorPanelHere } from '../kit/error-panel.tsx'
import { Empty } from '../kit/page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { accessQuery } from '../session/access.ts'
import { NoConnection } from '../session/require-connection.ts'
import { sessionQuery } from '../session/session.ts'
import { NoConnectionPage } from './no-connection.tsx'
import { type Refused, stateOfFault } from './refusal-state.ts'
import { RefusedPage, StoreRefused, useRefusalWords } from './refused-page.tsx'

/** The error page of the app. An ended session is not an error: it leads to signing in. */
export function AppError(props: ErrorComponentProps) {
  const { storeId } = useParams({ strict: false })
  if (props.error instanceof NoConnection) return <NoConnectionPage />
  const fault = parseFault(props.error)
  if (!fault) return <ErrorPanelHere {...props} />
  if (fault.code === 'unauthenticated') return <SessionEnded />
  const here = <FaultHere {...props} fault={fault} />
  if (storeId === undefined || !CLOSED.includes(fault.code)) return here
  return <StoreRefused storeId={storeId} otherwise={here} />
}

/** The backend's codes for people who have no access to a store any more. */
const CLOSED: readonly unknown[] = ['suspended', 'requirement_unmet', 'not_found', 'forbidden']

function FaultHere({ fault, ...props }: ErrorComponentProps & { readonly fault: Fault }) {
  const state = stateOfFault(fault, useRefused(fault), useRefusalWords())
  return state ? <RefusedPage {...state} /> : <ErrorPanelHere {...props} />
}

/** Whose plan it is, and whether the viewer decides about it. */
function useRefused({ details }: Fault): Refused {
  const { storeId } = useParams({ strict: false })
  const access = useQueryClient().getQueryData(accessQuery.queryKey)
  const store = access?.stores.find(({ id }) => id === storeId)
  const named = typeof details?.organizationId === 'string' ? details.organizationId : undefined
  const organizationId = named ?? store?.organizationId
  const organization = access?.organizations.find(({ id, active }) =>
    organizationId === undefined ? active : id === organizationId,
  )
  return {
    organizationId: organization?.id,
    organizationName: organization?.name,
    suspendedReason: organization?.suspendedReason ?? undefined,
    isOwner: organization?.role === 'owner',
  }
}

function SessionEnded() {
  const t = useMessages('common')
  const router = useRouter()
  const queryClient = useQueryClient()
  // Runs the guards again: they let the user pass, or send them to sign in and back.
  const lookAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await router.invalidate()
  }
  return (
    <Empty
      title={t('signedOut.title')}
      action={<Button onClick={lookAgain}>{t('signedOut.signIn')}</Button>}
    >
      {t('signedOut.text')}
    </Empty>
  )
}
