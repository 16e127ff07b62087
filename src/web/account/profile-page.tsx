import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { type ReactNode, Suspense } from 'react'
import type { CurrentUser } from '#contract/users.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import { fetchLinked } from '../kit/fetch-file.tsx'
import { lazyWithRetry } from '../kit/lazy-with-retry.tsx'
import { Empty, Page } from '../kit/page.tsx'
import { Portrait } from '../kit/portrait.tsx'
import { Facts, Section } from '../kit/section.tsx'
import { useFormats, useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { postAuth } from '../session/auth-request.ts'
import { NameField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { nameRule } from './account-rules.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ChangePicture } from './change-picture.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Logins } from './logins.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import styles from './profile-page.module.css'
import { TwoFactorSection } from './two-factor/two-factor-section.tsx'
import { useRefreshSession } from './use-refresh-session.ts'

const RULES = { name: nameRule }
const ContinueOnPhone = lazyWithRetry(() => import('./continue-on-phone.tsx'))

function ChangeName({ name }: { readonly name: string }) {
  const t = useMessages('profile')
  const [isOpen, { open, close }] = useDisclosure()
  const refreshSession = useRefreshSession()
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('name.edit')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('name.edit')}>
        <AccountForm
          submitLabel={t('name.save')}
          rules={RULES}
          send={async (fields) => {
            await postAuth('/update-user', { name: fields.name })
            await refreshSession()
            notifications.show({ message: t('name.saved') })
            close()
          }}
        >
          <NameField current={name} />
        </AccountForm>
      </Modal>
    </>
  )
}

interface ProfilePageProps {
  /** The visitor followed a link that should have confirmed the address, but failed. */
  readonly hasLinkFailed: boolean
  /** Which handheld of the organization this device is. */
  readonly handheld: ReactNode
}

export function ProfilePage(props: ProfilePageProps) {
  const t = useMessages('profile')
  return (
    <Page title={t('title')}>
      <CurrentProfile {...props} />
    </Page>
  )
}

function CurrentProfile({ hasLinkFailed, handheld }: ProfilePageProps) {
  const t = useMessages('profile')
  const user = useSuspenseLiveQuery(api.users.current, {})
  if (!user) return <Empty title={t('noUser.title')}>{t('noUser.text')}</Empty>
  return (
    <>
      {!user.emailVerified && (
        <ConfirmAddress
          email={user.email}
          text={t('confirm.text', { email: user.email })}
          hasFailed={hasLinkFailed}
        />
      )}
      <Profile user={user} handheld={handheld} />
    </>
  )
}

interface ProfileProps {
  readonly user: CurrentUser
  readonly handheld: ReactNode
}

function Profile({ user, handheld }: ProfileProps) {
  const t = useMessages('profile')
  const tAccount = useMessages('account')
  const tCommon = useMessages('common')
  const { day } = useFormats()
  const since = user.createdAt > 0 ? day(user.createdAt) : t('since.unknown')
  return (
    <>
      <PersonHead user={user} />
      <Section title={t('account.title')}>
        <Facts
          facts={[
            { id: 'name', name: t('name.title'), value: user.name || t('name.notSet') },
            { id: 'email', name: tAccount('email.label'), value: user.email },
            { id: 'since', name: t('since.title'), value: since },
          ]}
        />
        <div className={styles.actions}>
          <ChangeName name={user.name} />
          <ChangePicture hasPicture={user.image !== null} />
        </div>
      </Section>
      <Section title={t('phone.title')} text={t('phone.text')}>
        <ContinueOnPhoneButton storeId={user.storeIds[0]} />
      </Section>
      {user.storeIds.length > 0 && (
        <Section title={t('handheld.title')} text={t('handheld.text')}>
          {handheld}
        </Section>
      )}
      {user.bySignOn ? (
        <Section title={t('security.title')} text={t('security.bySignOn')} />
      ) : (
        <OwnWaysIn user={user} />
      )}
      <Section title={t('logins.title')} text={user.bySignOn ? undefined : t('logins.text')}>
        <Suspense fallback={<WaitingRows />}>
          <Logins />
        </Suspense>
      </Section>
      <Section title={tAccount('language.title')} text={tAccount('language.text')}>
        <div className={styles.scheme}>
          <LanguageChoice />
        </div>
      </Section>
      <Section title={tCommon('appearance.title')} text={t('appearance.text')}>
        <div className={styles.scheme}>
          <ColorSchemeSwitch />
        </div>
      </Section>
      <Section title={t('data.title')} text={t('data.text')}>
        <Button component="a" href="/api/my-data.json" variant="default" onClick={fetchLinked}>
          {t('data.button')}
        </Button>
      </Section>
      {!user.bySignOn && (
        <Section title={t('danger.title')} text={t('danger.text')}>
          <DeleteAccount />
        </Section>
      )}
    </>
  )
}

function OwnWaysIn({ user }: { readonly user: CurrentUser }) {
  const t = useMessages('profile')
  return (
    <>
      <Section title={t('security.title')} text={t('security.text')}>
        <ChangePassword />
      </Section>
      <PasskeysSection emailVerified={user.emailVerified} />
      <TwoFactorSection user={user} />
    </>
  )
}

function PersonHead({ user }: { readonly user: CurrentUser }) {
  const t = useMessages('profile')
  return (
    <div className={styles.person}>
      <Portrait name={user.name || user.email} image={user.image} sizePx={64} />
      <div className={styles.words}>
        <p className={styles.name}>{user.name || t('name.notSet')}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
    </div>
  )
}

function ChangePassword() {
  const t = useMessages('profile')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('password.change')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t('password.change')}>
        <ChangePasswordForm onDone={close} />
      </Modal>
    </>
  )
}

function ContinueOnPhoneButton({ storeId }: { readonly storeId: string | undefined }) {
  const t = useMessages('profile')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('phone.button')}
      </Button>
      {isOpen && <ContinueOnPhone storeId={storeId} onClose={close} />}
    </>
  )
}
