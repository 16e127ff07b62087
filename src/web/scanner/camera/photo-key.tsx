import { IconPhoto } from '@tabler/icons-react'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import deckStyles from '../deck.module.css'
import frameStyles from '../scanner-frame.module.css'

interface PhotoKeyProps {
  readonly isReading: boolean
  /** How much of the photo has been read, from 0 to 1. */
  readonly done: number
  readonly onPhoto: (photo: Blob) => void
}

/** Takes a photo or picks an existing one, for phones whose camera the page may not use. */
export function PhotoKey({ isReading, done, onPhoto }: PhotoKeyProps) {
  const t = useMessages('camera')
  const { share } = useFormats()
  // A photo of one label is read before a percentage would be visible.
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
          // Cleared, so that the same picture can be chosen again.
          event.target.value = ''
          if (photo) onPhoto(photo)
        }}
      />
    </label>
  )
}
