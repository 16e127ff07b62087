import { type Crop, squareOf } from './crop.ts'

export const PICTURE_PX = 256
const QUALITY = 0.86

/** Draws what is kept of a picture. On white, because a picture may be transparent. */
export function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(picture, crop)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, PICTURE_PX, PICTURE_PX)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, PICTURE_PX, PICTURE_PX)
}

/** As WebP, or as JPEG in browsers that cannot write it (they answer with another type). */
export async function encodePicture(canvas: HTMLCanvasElement): Promise<Blob> {
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
