import styles from './picture-figure.module.css'
import { fileOf, type Picture, type Scheme } from './pictures.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

function addressOf(picture: Picture, scheme: Scheme): string | undefined {
  return files[`./pictures/${fileOf(picture, scheme)}`]
}

interface PictureFigureProps {
  readonly picture: Picture
  readonly look: 'desk' | 'phone'
}

/** One of two pictures is shown, in the colours of the page; the other one is never loaded. */
export function PictureFigure({ picture, look }: PictureFigureProps) {
  const { caption, alt, width, height } = picture
  const image = { width, height, className: styles.image, loading: 'lazy' } as const
  return (
    <figure className={styles.figure} data-look={look}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.frame}>
        <img {...image} alt={alt} src={addressOf(picture, 'light')} data-scheme="light" />
        <img {...image} alt={alt} src={addressOf(picture, 'dark')} data-scheme="dark" />
      </div>
    </figure>
  )
}
