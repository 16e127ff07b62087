import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { type ReactNode, Suspense } from 'react'
import type { CurrentUser } from '#contract/users.ts'
import { api } from '../client/api.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { ColorSchemeSwitch } from '../kit/color-scheme-switch.tsx'
import { fetchLinked } from '../kit/fetch-file.tsx'
import { formatDay } from '../kit/format-day.ts'
import { Empty, Page } from '../kit/page.tsx'
import { Portrait } from '../kit/portrait.tsx'
import { Facts, Section } from '../kit/section.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WaitingRows } from '../kit/waiting-rows.tsx'
import { postAuth } from '../session/auth-request.ts'
import { NameField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { nameRule } from './account-rules.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { ChangePicture } from './change-picture.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { ContinueOnPhoneButton } from './continue-on-phone-button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Logins } from './logins.tsx'
import styles from './profile-page.module.css'
import { useRefreshSession } from './use-refresh-session.ts'

const RULES = { name: nameRule }

function ChangeName({ name }: { readonly name: string }) {
  const [isOpen, { open, close }] = useDisclosure()
  const refreshSession = useRefreshSession()
  return (
    <>
      <Button variant="default" onClick={open}>
        Edit name
      </Button>
      <Modal opened={isOpen} onClose={close} title="Edit name">
        <AccountForm
          submitLabel="Save name"
          rules={RULES}
          send={async (fields) => {
            await postAuth('/update-user', { name: fields.name })
            await refreshSession()
            notifications.show({ message: 'Name saved' })
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
  /** The visitor came by a link that should have confirmed the address, and did not. */
  readonly hasLinkFailed: boolean
  /** Which handheld of the organization this device is. */
  readonly handheld: ReactNode
}

export function ProfilePage(props: ProfilePageProps) {
  return (
    <Page title="Profile">
      <CurrentProfile {...props} />
    </Page>
  )
}

function CurrentProfile({ hasLinkFailed, handheld }: ProfilePageProps) {
  const user = useSuspenseLiveQuery(api.users.current, {})
  if (!user) return <Empty title="No User Found">Unable to load user information</Empty>
  return (
    <>
      {!user.emailVerified && (
        <ConfirmAddress
          email={user.email}
          text={`Confirm that ${user.email} is yours: open the link in the mail you got.`}
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
  const t = useMessages('account')
  return (
    <>
      <PersonHead user={user} />
      <Section title="Account">
        <Facts
          facts={[
            { id: 'name', name: 'Name', value: user.name || 'Not set' },
            { id: 'email', name: 'Email', value: user.email },
            { id: 'since', name: 'Member since', value: memberSince(user.createdAt) },
          ]}
        />
        <div className={styles.actions}>
          <ChangeName name={user.name} />
          <ChangePicture hasPicture={user.image !== null} />
        </div>
      </Section>
      <Section
        title="Your phone"
        text="Sign in on your phone by a code instead of typing the password there."
      >
        <ContinueOnPhoneButton storeId={user.storeIds[0]} />
      </Section>
      {user.storeIds.length > 0 && (
        <Section
          title="This device"
          text="A handheld that belongs to the store has a code. Type it here once, and everybody who counts with it sees its name."
        >
          {handheld}
        </Section>
      )}
      <Section title="Security" text="Changing the password signs you out on all other devices.">
        <ChangePassword />
      </Section>
      <Section
        title="Where you are signed in"
        text="Sign out what you do not know, and change your password then."
      >
        <Suspense fallback={<WaitingRows />}>
          <Logins />
        </Suspense>
      </Section>
      <Section title={t('language.title')} text={t('language.text')}>
        <div className={styles.scheme}>
          <LanguageChoice />
        </div>
      </Section>
      <Section title="Appearance" text="Saved on this device. Auto matches your system.">
        <div className={styles.scheme}>
          <ColorSchemeSwitch />
        </div>
      </Section>
      <Section
        title="Your data"
        text="A file with what is kept about you: your account, your logins, your memberships and invitations, and what you did and counted there."
      >
        <Button component="a" href="/api/my-data.json" variant="default" onClick={fetchLinked}>
          Download my data
        </Button>
      </Section>
      <Section title="Danger Zone" text="Your account is deleted at once and for good.">
        <DeleteAccount />
      </Section>
    </>
  )
}

function PersonHead({ user }: { readonly user: CurrentUser }) {
  return (
    <div className={styles.person}>
      <Portrait name={user.name || user.email} image={user.image} sizePx={64} />
      <div className={styles.words}>
        <p className={styles.name}>{user.name || 'Not set'}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
    </div>
  )
}

function memberSince(createdAt: number): string {
  return createdAt > 0 ? formatDay(createdAt) : 'Unknown'
}

function ChangePassword() {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" onClick={open}>
        Change Password
      </Button>
      <Modal opened={isOpen} onClose={close} title="Change Password">
        <ChangePasswordForm onDone={close} />
      </Modal>
    </>
  )
}
