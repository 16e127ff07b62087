import { type ReactNode, useState } from 'react'
import { useMessages } from '#web/kit/use-messages.ts'
import { TakePhoto } from '../camera/take-photo.tsx'
import recentsStyles from '../counter/recents.module.css'
import deckStyles from '../deck.module.css'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'

interface NoteFacts {
  readonly note: string
  readonly photo: Blob | undefined
}

interface NoteSheetProps {
  readonly top: ReactNode
  readonly title: string
  readonly label: string
  /** What happens with the note. */
  readonly hint?: string
  readonly maxLength?: number
  readonly save: string
  /** Whether text is required; otherwise a picture alone is enough. */
  readonly needsWords?: boolean
  readonly suggestions?: readonly string[]
  readonly withPhoto?: boolean
  readonly onSave: (said: NoteFacts) => void
  readonly onClose: () => void
}

const LONGEST_NOTE = 1_000

/** A short text and a picture for the person who reviews it later. */
export default function NoteSheet(props: NoteSheetProps) {
  const { top, title, label, save, needsWords = false, suggestions = [], onSave, onClose } = props
  const { hint, maxLength = LONGEST_NOTE, withPhoto = true } = props
  const t = useMessages('sheets')
  const [note, setNote] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  const isEmpty = needsWords ? note.trim() === '' : note.trim() === '' && !photo
  return (
    <Sheet
      label={title}
      top={top}
      onClose={onClose}
      deck={
        <>
          {withPhoto && (
            <div className={deckStyles.deckRow}>
              <TakePhoto photo={photo} onPhoto={setPhoto} />
            </div>
          )}
          <div className={deckStyles.deckRow}>
            <button
              type="button"
              className={`${deckStyles.key} ${deckStyles.tall}`}
              onClick={onClose}
            >
              {t('cancel')}
            </button>
            <button
              type="button"
              className={deckStyles.mainKey}
              disabled={isEmpty}
              onClick={() => onSave({ note: note.trim(), photo })}
            >
              {save}
            </button>
          </div>
        </>
      }
    >
      <div className={sheetStyles.heading}>
        <h2>{title}</h2>
      </div>
      <div className={sheetStyles.pad}>
        {suggestions.length > 0 && (
          <div className={recentsStyles.choiceRow}>
            {suggestions.map((words) => (
              <button
                key={words}
                type="button"
                className={recentsStyles.choice}
                onClick={() => setNote(words)}
              >
                {words}
              </button>
            ))}
          </div>
        )}
        <label>
          {label}
          <textarea
            className={sheetStyles.field}
            rows={3}
            maxLength={maxLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        {hint && <p className={sheetStyles.hint}>{hint}</p>}
      </div>
    </Sheet>
  )
}
