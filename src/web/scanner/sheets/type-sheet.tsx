import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { mendedCheckDigit } from '#domain/codes/check-digit-hint.ts'
import { Form } from '#web/kit/form.tsx'
import { useMessages } from '#web/kit/use-messages.ts'
import type { FoundItem } from '#web/outbox/cached-catalogue.ts'
import deckStyles from '../deck.module.css'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'
import { meaningOf } from './typed-meaning.ts'

interface TypeSheetProps {
  readonly top: ReactNode
  readonly search: (text: string) => Promise<readonly FoundItem[]>
  readonly onCode: (text: string) => void
  readonly onItem: (item: FoundItem) => void
  readonly onClose: () => void
  /** Search finds items only: the sheet assigns an item to something that is already counted. */
  readonly isPicking?: boolean
}

/** Accepts the digits under the bars, a shelf's label, or words of a name. */
export default function TypeSheet(props: TypeSheetProps) {
  const { top, search, onCode, onItem, onClose, isPicking = false } = props
  const t = useMessages('sheets')
  const [text, setText] = useState('')
  const found = useSearch(useDeferredValue(text), search)
  const isNothingFound = found.text !== '' && found.items.length === 0
  const mended = isPicking ? undefined : mendedIn(text, found.items)
  // Results of an earlier search say nothing about the current text.
  const meaning = meaningOf(text, found.text === text.trim() ? found.items : undefined)
  const [asked, setAsked] = useState('')
  const isAsking = mended !== undefined && asked === text
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isPicking) return
    // Asked once: confirming the same text counts it as typed.
    if (mended !== undefined && asked !== text) return setAsked(text)
    if (meaning.kind === 'code') onCode(text)
    if (meaning.kind === 'item') onItem(meaning.item)
  }
  return (
    <Sheet
      label={t(isPicking ? 'type.pick' : 'type.title')}
      top={top}
      onClose={onClose}
      deck={
        <div className={deckStyles.deckRow}>
          <button
            type="button"
            className={`${deckStyles.key} ${deckStyles.tall}`}
            onClick={onClose}
          >
            {t('cancel')}
          </button>
          {!isPicking && (
            <button
              type="submit"
              form="type-code"
              className={deckStyles.mainKey}
              disabled={text.trim() === '' || meaning.kind === 'unclear'}
            >
              {t(isAsking ? 'type.countTyped' : 'type.count')}
            </button>
          )}
        </div>
      }
    >
      <Form id="type-code" onSubmit={submit} className={sheetStyles.pad}>
        <label>
          {t(isPicking ? 'type.pickField' : 'type.field')}
          <input
            className={sheetStyles.field}
            data-scan-field
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="go"
            // biome-ignore lint/a11y/noAutofocus: it was opened to type
            autoFocus
          />
        </label>
      </Form>
      {isAsking && (
        <div
          className={`${sheetStyles.note} ${sheetStyles.attention} ${sheetStyles.stacked}`}
          role="alert"
        >
          <span>{t('type.checkDigit', { code: mended })}</span>
          <button type="button" className={sheetStyles.textKey} onClick={() => onCode(mended)}>
            {t('type.countCode', { code: mended })}
          </button>
        </div>
      )}
      <p className={sheetStyles.note} role="status" hidden={!isNothingFound}>
        {isNothingFound && t(isPicking ? 'type.pickNone' : 'type.none')}
      </p>
      <ul className={sheetStyles.rows} aria-label={t('type.found')}>
        {found.items.map((item) => (
          <li key={item.id} className={sheetStyles.row}>
            <button type="button" className={sheetStyles.rowButton} onClick={() => onItem(item)}>
              <IconSearch size={22} aria-hidden />
              <span className={sheetStyles.rowWords}>
                <span className={sheetStyles.rowName}>{item.name}</span>
                <span className={sheetStyles.rowFacts}>
                  {[item.sku, item.codes[0]?.code].filter(Boolean).join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** A number from the catalogue is right even if its check digit is not. */
function mendedIn(text: string, items: readonly FoundItem[]): string | undefined {
  const isKnown = items.some(({ codes }) => codes.some(({ code }) => code === text.trim()))
  return isKnown ? undefined : mendedCheckDigit(text)
}

interface Search {
  /** The text these items were found for. */
  readonly text: string
  readonly items: readonly FoundItem[]
}

function useSearch(text: string, search: (text: string) => Promise<readonly FoundItem[]>): Search {
  const [found, setFound] = useState<Search>({ text: '', items: [] })
  useEffect(() => {
    let isOver = false
    search(text)
      .catch(() => [])
      .then((items) => {
        if (!isOver) setFound({ text: text.trim(), items })
      })
    return () => {
      isOver = true
    }
  }, [text, search])
  return found
}
