import { IconPhoto } from '@tabler/icons-react'
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
  return (
    <label className={`${deckStyles.key} ${deckStyles.photo}`} aria-busy={isReading}>
      <IconPhoto size={24} aria-hidden />
      {isReading ? readingWords(done) : 'Photo'}
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

/** A photograph of one label is read before a number could be seen. */
function readingWords(done: number): string {
  return done === 0 ? 'Reading' : `Reading ${Math.round(done * 100)} %`
}
