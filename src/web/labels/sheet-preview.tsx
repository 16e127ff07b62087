import { memo, useId } from 'react'
import type { LabelFacts } from '#contract/labels.ts'
import { hasBarsOn } from '#domain/labels/label-bars.ts'
import { layOutLabel, POINTS_PER_MM } from '#domain/labels/label-layout.ts'
import {
  isOffPage,
  type LabelPosition,
  type LabelSheet,
  positionsOf,
  type SheetUse,
} from '#domain/labels/label-sheet.ts'
import { symbolOf } from '#domain/labels/label-symbol.ts'
import { type Messages, useMessages } from '../kit/use-messages.ts'
import { CodePatterns } from './code-patterns.tsx'
import styles from './sheet-preview.module.css'

interface SheetPreviewProps {
  readonly sheet: LabelSheet
  readonly use: SheetUse
  readonly labels: readonly LabelFacts[]
  /** Shelves have square codes. */
  readonly square: boolean
}

/** The first page as it will be printed, with the labels in their places on the sheet. */
export function SheetPreview({ sheet, use, labels, square }: SheetPreviewProps) {
  const t = useMessages('labels')
  const patterns = useId()
  const { columns, rows, page } = sheet
  const asSold = positionsOf(sheet, columns * rows, { skip: 0, offsetX: 0, offsetY: 0 })
  const printed = positionsOf(sheet, Math.min(labels.length, asSold.length - use.skip), use)
  const isCut = printed.some((place) => isOffPage(sheet, place))
  return (
    <figure className={styles.preview}>
      <svg
        className={styles.page}
        viewBox={`0 0 ${page.width} ${page.height}`}
        // No wider than a page of this shape may be, or it would not look like paper.
        style={{ maxWidth: `calc(${TALLEST_PAGE} * ${page.width / page.height})` }}
        role="img"
        aria-label={describePage(use.skip, printed.length, t)}
      >
        <CodePatterns id={patterns} />
        {asSold.map((place, index) => (
          <rect
            key={`${place.left} ${place.top}`}
            className={styles.place}
            data-used={index < use.skip || undefined}
            x={place.left}
            y={place.top}
            {...sheet.label}
            rx={1.5}
          />
        ))}
        {printed.map((place, index) => {
          const label = labels[index]
          if (!label) return null
          return (
            <DrawnLabel
              key={label.id}
              label={label}
              place={place}
              sheet={sheet}
              square={square}
              patterns={patterns}
            />
          )
        })}
      </svg>
      {isCut && (
        <figcaption className={styles.cut} role="alert">
          {t('preview.cut')}
        </figcaption>
      )}
    </figure>
  )
}

interface DrawnLabelProps {
  readonly label: LabelFacts
  readonly place: LabelPosition
  readonly sheet: LabelSheet
  readonly square: boolean
  readonly patterns: string
}

/** Moved as a whole, so that only new labels of a page are laid out. */
const DrawnLabel = memo(function DrawnLabel(props: DrawnLabelProps) {
  const { label, place, sheet, square, patterns } = props
  const t = useMessages('labels')
  const subtitle = label.isWholeRoom ? t('paper.whole') : label.subtitle
  const hasBars = !square && hasBarsOn(sheet.label, symbolOf(label.code))
  const { texts, symbol } = layOutLabel({ ...label, subtitle, square }, sheet.label, hasBars)
  return (
    <g transform={`translate(${place.left} ${place.top})`} data-label>
      {texts.map(({ x, y, text, points, isBold }) => (
        <text
          key={y}
          x={x}
          // SVG places text by its baseline, which is below the top of the text.
          y={y + (ASCENT * points) / POINTS_PER_MM}
          fontSize={points / POINTS_PER_MM}
          fontWeight={isBold ? 700 : 400}
        >
          {text}
        </text>
      ))}
      <use href={`#${patterns}${hasBars ? 'bars' : 'square'}`} {...symbol} />
    </g>
  )
})

const ASCENT = 0.93
/** Low enough that the options beside or above it stay in view. */
const TALLEST_PAGE = 'min(56vh, 520px)'

function describePage(used: number, count: number, t: Messages<'labels'>): string {
  return used > 0 ? t('preview.pageUsed', { used, count }) : t('preview.page', { count })
}
