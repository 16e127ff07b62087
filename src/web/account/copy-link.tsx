import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'

/** Pages that came without encryption may not write to the clipboard: then the link is shown. */
export function CopyLink({ link }: { readonly link: string }) {
  const { copy, copied, error } = useClipboard()
  if (error) {
    return (
      <TextInput
        aria-label="Link for your phone"
        description="Copying is not allowed here. Copy it by hand."
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    )
  }
  return (
    <Button variant="default" onClick={() => copy(link)}>
      {copied ? 'Link copied' : 'Copy link'}
    </Button>
  )
}
