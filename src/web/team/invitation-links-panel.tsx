import { Button, Stack, Textarea, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopy } from './use-copy.ts'
import { useInvitationAddress } from './use-invitation-address.ts'
import type { NewInvitation } from './use-invite.ts'

/** The links of several invitations, one line each, for whoever hands them over. */
export function InvitationLinksPanel({ made }: { readonly made: readonly NewInvitation[] }) {
  const { urlOf } = useInvitationAddress()
  const lines = made.map(({ email, link }) => `${email}\t${urlOf(link.token)}`).join('\n')
  const { copy, isCopied, hasFailed } = useCopy(lines)
  return (
    <Stack gap="xs">
      <Textarea
        label="Links to hand over"
        description={
          hasFailed
            ? 'This browser does not let the page copy: copy them from here.'
            : 'Each works only for the address beside it.'
        }
        rows={Math.min(made.length, 8)}
        styles={{ input: { whiteSpace: 'pre', overflowX: 'auto' } }}
        value={lines}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
      />
      <Button
        variant="default"
        leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={copy}
      >
        {isCopied ? 'Copied' : 'Copy all links'}
      </Button>
      <VisuallyHidden role="status">{isCopied && 'Copied'}</VisuallyHidden>
    </Stack>
  )
}
