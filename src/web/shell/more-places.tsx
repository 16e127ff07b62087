import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useSignOut } from '../session/use-sign-out.ts'
import { PlaceList } from './place-list.tsx'
import type { Place } from './places.ts'

const PROFILE: Place = { label: 'Profile', icon: IconUser, link: { to: '/profile' } }

export function MorePlaces({ places }: { readonly places: readonly Place[] }) {
  return (
    <>
      <PlaceList label="More" places={[...places, PROFILE]} size="tall" />
      <Button variant="default" size="md" onClick={useSignOut()}>
        Sign out
      </Button>
    </>
  )
}
