import styles from './hero-pictures.module.css'
import { PictureFigure } from './picture-figure.tsx'
import { DASHBOARD, SCANNER } from './pictures.ts'

/** The count as it runs, at the desk and in the hand. */
export function HeroPictures() {
  return (
    <div className={styles.pictures}>
      <PictureFigure picture={DASHBOARD} look="desk" />
      <PictureFigure picture={SCANNER} look="phone" />
    </div>
  )
}
