import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { saveFile } from '#web/kit/save-file.ts'
import { useSayFailure } from '#web/kit/say-failure.ts'
import { useFormats, useMessages } from '#web/kit/use-messages.ts'
import { type OutboxEntry, photoOf } from '#web/outbox/outbox-entry.ts'
import deckStyles from '../deck.module.css'
import sheetStyles from '../sheets/sheet.module.css'
import styles from './refused-picture.module.css'

interface RefusedPictureProps {
  readonly entry: OutboxEntry
  readonly onLetGo: () => void
}

/** A picture that the server refused: it can be viewed and saved elsewhere before it is discarded. */
export function RefusedPicture({ entry, onLetGo }: RefusedPictureProps) {
  const { work, fault, savedAtMs } = entry
  const blob = photoOf(work)?.blob
  const url = useObjectUrl(blob)
  const [isSaved, setSaved] = useState(false)
  const t = useMessages('camera')
  const { shortDay, clock } = useFormats()
  const sayFailure = useSayFailure()
  const facts = [fault && sayFailure(fault), shortDay(savedAtMs), clock(savedAtMs)]
  const save = () => {
    if (!blob) return
    saveFile({ name: nameOf(savedAtMs), type: blob.type || 'image/jpeg', parts: [blob] })
    setSaved(true)
  }
  return (
    <li className={sheetStyles.row}>
      {url && <img className={styles.picture} src={url} alt={t('photo.alt')} />}
      <div className={sheetStyles.rowWords}>
        <p className={sheetStyles.rowName}>
          {work.kind === 'picture' && work.of ? t('kept.of', { item: work.of }) : t('photo.key')}
        </p>
        <p className={sheetStyles.rowFacts}>{facts.filter(Boolean).join(' · ')}</p>
        <div className={styles.keys}>
          <button type="button" className={deckStyles.key} onClick={save}>
            <IconDownload size={22} aria-hidden /> {t(isSaved ? 'kept.saveAgain' : 'kept.save')}
          </button>
          {isSaved && (
            <button type="button" className={deckStyles.key} onClick={onLetGo}>
              <IconTrash size={22} aria-hidden /> {t('kept.remove')}
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

/** Named by the minute it was taken, in characters that file names allow. */
function nameOf(savedAtMs: number): string {
  return `picture-${new Date(savedAtMs).toISOString().slice(0, 19).replaceAll(':', '-')}.jpg`
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
