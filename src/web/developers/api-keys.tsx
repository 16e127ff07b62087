import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBan, IconCircleCheck, IconHourglassOff } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { ApiKeyDetails } from '#contract/api-keys.ts'
import { api } from '../client/api.ts'
import { useBackendMutation, useSuspenseLiveQuery } from '../client/react.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Section } from '../kit/section.tsx'
import { StateWord, type StateWordProps } from '../kit/state-word.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import styles from './keys.module.css'
import { NewKey } from './new-key.tsx'
import { sayScopes } from './scope-words.ts'

/** The API keys of an organization; for its owners. */
export function ApiKeys({ orgId }: { readonly orgId: string }) {
  const t = useMessages('developers')
  return (
    <>
      <Section title={t('keys.title')} text={t('keys.text')} />
      <Suspense fallback={<WaitingRows />}>
        <Keys orgId={orgId} />
      </Suspense>
      <Section title={t('keys.new')}>
        <NewKey orgId={orgId} />
      </Section>
    </>
  )
}

function Keys({ orgId }: { readonly orgId: string }) {
  const t = useMessages('developers')
  const keys = useSuspenseLiveQuery(api.apiKeys.list, { orgId })
  const open = keys.filter(({ state }) => state === 'open')
  const ended = keys.filter(({ state }) => state !== 'open')
  return (
    <>
      {open.length === 0 && <p className={styles.none}>{t('keys.none')}</p>}
      <KeyList orgId={orgId} keys={open} label={t('keys.title')} />
      {ended.length > 0 && (
        <>
          <Section title={t('keys.ended')} />
          <KeyList orgId={orgId} keys={ended} label={t('keys.ended')} />
        </>
      )}
    </>
  )
}

interface KeyListProps {
  readonly orgId: string
  readonly keys: readonly ApiKeyDetails[]
  readonly label: string
}

function KeyList({ orgId, keys, label }: KeyListProps) {
  if (keys.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {keys.map((key) => (
        <KeyRow key={key.id} orgId={orgId} apiKey={key} />
      ))}
    </ul>
  )
}

const LOOKS: Readonly<Record<ApiKeyDetails['state'], Omit<StateWordProps, 'word'>>> = {
  open: { icon: IconCircleCheck, tone: 'good' },
  expired: { icon: IconHourglassOff, tone: 'warning' },
  revoked: { icon: IconBan },
}

function KeyRow({ orgId, apiKey }: { readonly orgId: string; readonly apiKey: ApiKeyDetails }) {
  const t = useMessages('developers')
  const { list } = useFormats()
  const { name, state, scopes, stores } = apiKey
  const where = stores ? list(stores.map((store) => store.name)) : t('keys.everyStore')
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.note}>{useSayDates(apiKey)}</div>
        <div className={styles.note}>
          {where} · {list(sayScopes(scopes, t))}
        </div>
      </div>
      <StateWord {...LOOKS[state]} word={t('keys.state', { state })} />
      {state === 'open' && <Revoke orgId={orgId} apiKey={apiKey} />}
    </li>
  )
}

function useSayDates({ hint, createdAt, createdByName, expiresAt, lastUsedAt }: ApiKeyDetails) {
  const t = useMessages('developers')
  const { day } = useFormats()
  const created =
    createdByName === null
      ? t('keys.created', { day: day(createdAt) })
      : t('keys.createdBy', { day: day(createdAt), name: createdByName })
  const used =
    lastUsedAt === null ? t('keys.neverUsed') : t('keys.lastUsed', { day: day(lastUsedAt) })
  const until = expiresAt !== null && t('keys.until', { day: day(expiresAt) })
  return [t('keys.hint', { hint }), created, used, until].filter(Boolean).join(' · ')
}

function Revoke({ orgId, apiKey }: { readonly orgId: string; readonly apiKey: ApiKeyDetails }) {
  const t = useMessages('developers')
  const revoke = useBackendMutation(api.apiKeys.revoke)
  const [isOpen, asking] = useDisclosure()
  const { id: keyId, name } = apiKey
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={t('keys.revokeNamed', { name })}
        onClick={asking.open}
      >
        {t('keys.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={asking.close}
        title={t('keys.revokeTitle', { name })}
        confirmLabel={t('keys.revokeConfirm')}
        onConfirm={() => revoke({ orgId, keyId })}
      >
        {t('keys.revokeText')}
      </ConfirmDialog>
    </>
  )
}
