import { Button, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SessionUser } from '#contract/backend.ts'
import { Form } from '../kit/form.tsx'
import { LinkButton } from '../kit/links.tsx'
import { RefusalNote } from '../kit/refusal-note.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { VisitorFrame } from '../kit/visitor-frame.tsx'
import { memberOf, postAuth } from '../session/auth-request.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { isWorthAnotherTry, type JoinRefusal, joinRefusalOf } from './join-refusal.ts'

interface JoinPageProps {
  readonly code: string
  /** Whoever is signed in on this device, or has a day pass here already. */
  readonly user: SessionUser | null
}

/** Where the code of a count leads: a name, one tap, and counting. */
export function JoinPage({ code, user }: JoinPageProps) {
  const t = useMessages('day-pass')
  const door = useQuery({
    queryKey: ['day-pass', code],
    queryFn: async () => {
      const sign = await postAuth('/day-pass/look', { code })
      return {
        audit: String(memberOf(sign, 'auditName')),
        store: String(memberOf(sign, 'storeName')),
      }
    },
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const refusal = door.error ? joinRefusalOf(door.error) : undefined
  const lead = door.data && t('join.place', door.data)
  if (user && !user.isHelper && !user.isVisitor) {
    return (
      <VisitorFrame title={t('join.title')} lead={lead}>
        <SignedIn name={user.name} />
      </VisitorFrame>
    )
  }
  return (
    <VisitorFrame title={t('join.title')} lead={lead}>
      {refusal && refusal !== 'signed_in' ? (
        <Refused
          refusal={refusal}
          isBusy={door.isFetching}
          onTryAgain={() => void door.refetch()}
        />
      ) : (
        <JoinForm code={code} known={user?.isHelper ? user.name : undefined} />
      )}
    </VisitorFrame>
  )
}

interface RefusedProps {
  readonly refusal: JoinRefusal
  readonly isBusy: boolean
  readonly onTryAgain: () => void
}

function Refused({ refusal, isBusy, onTryAgain }: RefusedProps) {
  const t = useMessages('day-pass')
  return (
    <Stack gap="md">
      <RefusalNote>{t(`refused.${refusal}`)}</RefusalNote>
      {isWorthAnotherTry(refusal) && (
        <Button loading={isBusy} onClick={onTryAgain} fullWidth>
          {t('tryAgain')}
        </Button>
      )}
    </Stack>
  )
}

function SignedIn({ name }: { readonly name: string }) {
  const t = useMessages('day-pass')
  const signOut = useSignOut()
  return (
    <Stack gap="md">
      <p>{t('signedIn.text', { name })}</p>
      <LinkButton to="/stores">{t('signedIn.stores')}</LinkButton>
      <Button variant="default" onClick={signOut}>
        {t('signedIn.signOut')}
      </Button>
    </Stack>
  )
}

interface JoinFormProps {
  readonly code: string
  /** The name of a helper whose device comes back. */
  readonly known: string | undefined
}

function JoinForm({ code, known }: JoinFormProps) {
  const t = useMessages('day-pass')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<JoinRefusal>()
  const join = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget).get('name')
    const name = known ?? (typeof typed === 'string' ? typed : '')
    setBusy(true)
    setRefusal(undefined)
    try {
      const joined = await postAuth('/day-pass/join', { code, name })
      const [storeId, auditId] = [memberOf(joined, 'storeId'), memberOf(joined, 'auditId')]
      // A full load: everything that is read from here on is read as the helper.
      window.location.assign(`/stores/${String(storeId)}/audit/${String(auditId)}/scanner`)
    } catch (thrown) {
      const found = joinRefusalOf(thrown)
      if (found === 'signed_in') return window.location.reload()
      setRefusal(found)
      setBusy(false)
    }
  }
  return (
    <Form onSubmit={join} noValidate>
      <Stack gap="md">
        {known === undefined && (
          <TextInput
            name="name"
            label={t('join.name')}
            description={t('join.hint')}
            autoComplete="given-name"
            autoCapitalize="words"
            enterKeyHint="go"
            maxLength={80}
            error={refusal === 'name' && t('refused.name')}
            errorProps={{ role: 'alert' }}
            onChange={() => refusal === 'name' && setRefusal(undefined)}
            autoFocus
          />
        )}
        {refusal && refusal !== 'name' && <RefusalNote>{t(`refused.${refusal}`)}</RefusalNote>}
        <Button type="submit" loading={isBusy} fullWidth>
          {known === undefined ? t('join.submit') : t('join.again', { name: known })}
        </Button>
      </Stack>
    </Form>
  )
}
