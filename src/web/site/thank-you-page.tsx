import { Stack } from '@mantine/core'
import { LinkButton } from '../kit/links.tsx'
import { NarrowFrame } from '../kit/narrow-frame.tsx'
import { useMessages } from '../kit/use-messages.ts'

interface ThankYouPageProps {
  readonly title: string
  /** What was done, and what happens next. */
  readonly lead: string
}

/** For people who have paid and are not signed in: shows no customer data. */
export function ThankYouPage({ title, lead }: ThankYouPageProps) {
  const t = useMessages('checkout')
  return (
    <NarrowFrame title={title} lead={lead}>
      <Stack gap="xs">
        <LinkButton to="/sign-in" fullWidth>
          {t('signIn')}
        </LinkButton>
        <LinkButton to="/sign-up" variant="default" fullWidth>
          {t('signUp')}
        </LinkButton>
      </Stack>
    </NarrowFrame>
  )
}
