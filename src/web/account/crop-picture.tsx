import { Button, Group, Slider, Stack } from '@mantine/core'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../kit/use-messages.ts'
import { type Crop, MAX_ZOOM, MIN_ZOOM, type Move, moveCrop, squareOf, WHOLE } from './crop.ts'
import styles from './crop-picture.module.css'

const PICTURE_PX = 256
const QUALITY = 0.86

/** Draws the chosen part of a picture, on white, because a picture may be transparent. */
function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(picture, crop)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, PICTURE_PX, PICTURE_PX)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, PICTURE_PX, PICTURE_PX)
}

/** As WebP, or as JPEG in browsers that cannot encode WebP (they return another type). */
async function encodePicture(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await blobOf(canvas, 'image/webp')
  return webp.type === 'image/webp' ? webp : blobOf(canvas, 'image/jpeg')
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))
    canvas.toBlob(done, type, QUALITY)
  })
}

interface CropPictureProps {
  readonly picture: ImageBitmap
  readonly onCancel: () => void
  readonly onSave: (picture: Blob) => Promise<void>
}

/** What is on the canvas is what gets saved. */
export function CropPicture({ picture, onCancel, onSave }: CropPictureProps) {
  const t = useMessages('profile')
  const tCommon = useMessages('common')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(WHOLE)
  const [isBusy, setBusy] = useState(false)
  const zoomId = useId()
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, picture, crop)
  }, [picture, crop])
  const save = async () => {
    if (!canvas.current) return
    setBusy(true)
    await onSave(await encodePicture(canvas.current)).finally(() => setBusy(false))
  }
  return (
    <Stack gap="md">
      <canvas
        ref={canvas}
        width={PICTURE_PX}
        height={PICTURE_PX}
        className={styles.picture}
        role="img"
        aria-label={t('picture.preview')}
        tabIndex={0}
        data-autofocus
        {...useMoving({ picture, crop, onCrop: setCrop })}
      />
      <p className={styles.hint}>{t('picture.hint')}</p>
      <div>
        <p className={styles.zoom} id={zoomId}>
          {t('picture.zoom')}
        </p>
        <Slider
          label={null}
          thumbProps={{ 'aria-labelledby': zoomId }}
          min={MIN_ZOOM}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {tCommon('cancel')}
        </Button>
        <Button loading={isBusy} onClick={save}>
          {t('picture.save')}
        </Button>
      </Group>
    </Stack>
  )
}

interface Moving {
  readonly picture: ImageBitmap
  readonly crop: Crop
  readonly onCrop: (crop: Crop) => void
}

const STEP = 0.04
const ARROWS: Readonly<Record<string, Move>> = {
  ArrowLeft: { right: -STEP, down: 0 },
  ArrowRight: { right: STEP, down: 0 },
  ArrowUp: { right: 0, down: -STEP },
  ArrowDown: { right: 0, down: STEP },
}

function useMoving({ picture, crop, onCrop }: Moving) {
  const move = (by: Move) => onCrop(moveCrop(picture, crop, by))
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const by = ARROWS[event.key]
      if (!by) return
      event.preventDefault()
      move(by)
    },
    onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
    // The picture follows the finger, so the square moves the opposite way.
    onPointerMove: (event: PointerEvent) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const { clientWidth } = event.currentTarget
      move({ right: -event.movementX / clientWidth, down: -event.movementY / clientWidth })
    },
  }
}
