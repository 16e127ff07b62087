import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../kit/use-messages.ts'
import deckStyles from './deck.module.css'
import sheetStyles from './sheets/sheet.module.css'

interface CopyKeyProps {
  readonly read: () => Promise<string>
  /** Called when the browser does not let the page write to the clipboard. */
  readonly onRefused: (text: string) => void
  readonly disabled: boolean
}

export function CopyKey({ read, onRefused, disabled }: CopyKeyProps) {
  const t = useMessages('scanner')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const text = await read()
    try {
      // `clipboard` is missing on pages without a secure connection: then this throws.
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      onRefused(text)
    }
  }
  return (
    <button
      type="button"
      className={deckStyles.key}
      onClick={() => void copy()}
      disabled={disabled}
    >
      <IconCopy size={22} aria-hidden /> {t(isCopied ? 'copy.done' : 'copy.text')}
    </button>
  )
}

/** Selected from the start, so that the phone itself offers to copy it. */
export function TextToCopy({ text }: { readonly text: string }) {
  const t = useMessages('scanner')
  return (
    <div className={`${sheetStyles.pad} ${sheetStyles.attention}`} role="alert">
      <label>
        {t('copy.byHand')}
        <textarea
          ref={select}
          className={sheetStyles.field}
          data-code
          rows={4}
          readOnly
          value={text}
        />
      </label>
    </div>
  )
}

function select(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}
