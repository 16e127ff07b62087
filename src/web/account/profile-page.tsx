import { api } from '#contract/api.ts'
import type { CurrentUser } from '#contract/users.ts'
import { useSuspenseLiveQuery } from '../client/react.tsx'
import { formatDay } from '../kit/format-day.ts'
import { Empty, Page } from '../kit/page.tsx'
import { Person } from '../kit/person.tsx'
import { Facts, Section } from '../kit/section.tsx'
import { ChangePassword } from './change-password.tsx'
import { DeleteAccount } from './delete-account.tsx'
import styles from './profile-page.module.css'

export function ProfilePage() {
  return (
    <Page title="Profile">
      <CurrentProfile />
    </Page>
  )
}

function CurrentProfile() {
  const user = useSuspenseLiveQuery(api.users.current, {})
  if (!user) return <Empty title="No User Found">Unable to load user information</Empty>
  return <Profile user={user} />
}

function Profile({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      <div className={styles.person}>
        <Person name={user.name || user.email} sizePx={56} />
        <div>
          <p className={styles.name}>{user.name || 'Not set'}</p>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      <Section title="Account">
        <Facts
          facts={[
            { id: 'name', name: 'Name', value: user.name || 'Not set' },
            { id: 'email', name: 'Email', value: user.email },
            { id: 'since', name: 'Member since', value: memberSince(user.createdAt) },
          ]}
        />
      </Section>
      <Section title="Security" text="Changing it signs you out on all other devices.">
        <ChangePassword />
      </Section>
      <Section title="Danger Zone" text="Your account is deleted at once and for good.">
        <DeleteAccount />
      </Section>
    </>
  )
}

function memberSince(createdAt: number): string {
  return createdAt > 0 ? formatDay(createdAt) : 'Unknown'
}
