import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { PlaceList } from './place-list.tsx'
import type { Place } from './places.ts'
import { useLeave } from './use-leave.ts'

const PROFILE: Place = { label: 'Profile', icon: IconUser, link: { to: '/profile' } }

export function MorePlaces({ places }: { readonly places: readonly Place[] }) {
  return (
    <>
      <PlaceList label="More" places={[...places, PROFILE]} size="tall" />
      <Button variant="default" size="md" onClick={useLeave()}>
        Sign out
      </Button>
    </>
  )
}
