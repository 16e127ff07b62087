import type { ReactNode } from 'react'
import { mendedCheckDigit } from '#domain/codes/check-digit-hint.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import sheetStyles from '../sheets/sheet.module.css'
import styles from './unread-field.module.css'

interface UnreadFieldProps {
  readonly id: string
  /** Of the label: whoever types its digits reads them there. */
  readonly picture: ReactNode
  readonly text: string
  readonly onText: (text: string) => void
}

/** A label that no decoder could read, and the place for what a person reads on it. */
export function UnreadField({ id, picture, text, onText }: UnreadFieldProps) {
  const t = useMessages('camera')
  const sheets = useMessages('sheets')
  const mended = mendedCheckDigit(text)
  return (
    <li className={styles.unread}>
      {picture}
      <label>
        {t('photo.typeDigits')}
        <input
          id={id}
          className={sheetStyles.field}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => onText(target.value)}
        />
      </label>
      {mended !== undefined && (
        <button type="button" className={styles.hint} onClick={() => onText(mended)}>
          {sheets('type.checkDigit', { code: mended })}
        </button>
      )}
    </li>
  )
}

/** What was typed for some of them, without those that were left empty. */
export function typedIn(texts: ReadonlyMap<unknown, string>): readonly string[] {
  return [...texts.values()].map((text) => text.trim()).filter((text) => text !== '')
}
