import { IconPhoto } from '@tabler/icons-react'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import deckStyles from '../deck.module.css'
import frameStyles from '../scanner-frame.module.css'

interface PhotoKeyProps {
  readonly isReading: boolean
  /** How much of it is read, from 0 to 1. */
  readonly done: number
  readonly onPhoto: (photo: Blob) => void
}

/** Takes a photograph, or one that is there already: for cameras that the page may not use. */
export function PhotoKey({ isReading, done, onPhoto }: PhotoKeyProps) {
  const t = useMessages('camera')
  const { share } = useFormats()
  // A photograph of one label is read before a number could be seen.
  const reading =
    done === 0 ? t('photo.reading') : t('photo.readingShare', { share: share(done, 0) })
  return (
    <label className={`${deckStyles.key} ${deckStyles.photo}`} aria-busy={isReading}>
      <IconPhoto size={24} aria-hidden />
      {isReading ? reading : t('photo.key')}
      <input
        type="file"
        accept="image/*"
        className={frameStyles.visuallyHidden}
        disabled={isReading}
        onChange={(event) => {
          const [photo] = event.target.files ?? []
          // The same picture may be chosen again.
          event.target.value = ''
          if (photo) onPhoto(photo)
        }}
      />
    </label>
  )
}
