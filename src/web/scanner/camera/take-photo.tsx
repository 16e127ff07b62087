import { IconCamera } from '@tabler/icons-react'
import { useMessages } from '#web/kit/use-messages.ts'
import deckStyles from '../deck.module.css'
import frameStyles from '../scanner-frame.module.css'

const LONGEST_SIDE_PX = 1_600
const QUALITY = 0.8

interface TakePhotoProps {
  readonly photo: Blob | undefined
  readonly onPhoto: (photo: Blob) => void
}

export function TakePhoto({ photo, onPhoto }: TakePhotoProps) {
  const t = useMessages('camera')
  return (
    <label className={deckStyles.key} tabIndex={-1}>
      <IconCamera size={24} aria-hidden />
      {t(photo ? 'photo.retake' : 'photo.take')}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className={frameStyles.visuallyHidden}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void shrink(file).then(onPhoto)
        }}
      />
    </label>
  )
}

/** Phones take pictures of many megabytes; a small one shows the shelf just as well. */
async function shrink(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const drawn = new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    })
    return (await drawn) ?? file
  } catch {
    return file
  }
}
