import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { mendedCheckDigit } from '#domain/codes/check-digit-hint.ts'
import { useMessages } from '#web/kit/use-messages.ts'
import frameStyles from '../scanner-frame.module.css'
import sheetStyles from '../sheets/sheet.module.css'
import styles from './unread-field.module.css'

interface UnreadFieldProps {
  readonly id: string
  /** A picture of the label, so that its digits can be read and typed. */
  readonly picture: ReactNode
  readonly text: string
  readonly onText: (text: string) => void
}

/** A label that the decoder could not read, enlarged by a tap, with a field for what a person reads on it. */
export function UnreadField({ id, picture, text, onText }: UnreadFieldProps) {
  const t = useMessages('camera')
  const sheets = useMessages('sheets')
  const [isLarge, setIsLarge] = useState(false)
  const mended = mendedCheckDigit(text)
  const Zoom = isLarge ? IconZoomOut : IconZoomIn
  return (
    <li className={styles.unread}>
      <button
        type="button"
        className={styles.picture}
        aria-expanded={isLarge}
        onClick={() => setIsLarge(!isLarge)}
      >
        {picture}
        <Zoom className={styles.zoom} size={24} aria-hidden />
        <span className={frameStyles.visuallyHidden}>{t('photo.enlarge')}</span>
      </button>
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

/** The typed codes, without empty fields. */
export function typedIn(texts: ReadonlyMap<unknown, string>): readonly string[] {
  return [...texts.values()].map((text) => text.trim()).filter((text) => text !== '')
}
