import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { shownCode } from '#domain/codes/shown-code.ts'
import { type Messages, useMessages } from '#web/kit/use-messages.ts'
import labelStyles from '../counter/item-label.module.css'
import deckStyles from '../deck.module.css'
import sheetStyles from '../sheets/sheet.module.css'
import { Sheet } from '../sheets/sheet.tsx'
import type { ReadCode } from './code-source.ts'
import styles from './photo-sheet.module.css'
import { typedIn, UnreadField } from './unread-field.tsx'
import type { ReadPhoto } from './use-photo-codes.ts'

export interface PhotoSheetProps {
  readonly top: ReactNode
  readonly photo: ReadPhoto
  /** The item's name for a code; undefined if unknown. */
  readonly nameOf: (code: ReadCode) => Promise<string | undefined>
  /** The chosen codes, and the codes that were typed for unreadable ones. */
  readonly onCount: (codes: readonly ReadCode[], typed: readonly string[]) => void
  readonly onClose: () => void
}

/** Several labels on one photo: the person picks which ones to count. */
export default function PhotoSheet({ top, photo, nameOf, onCount, onClose }: PhotoSheetProps) {
  const { codes, unread } = photo
  const t = useMessages('camera')
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [typing, setTyping] = useState<ReadonlyMap<number, string>>(new Map())
  const [size, setSize] = useState({ width: 4, height: 3 })
  const names = useNames(codes, nameOf)
  const toggle = (index: number) => setChosen(toggled(chosen, index))
  const all = new Set(codes.keys())
  const isAll = chosen.size === codes.length
  const picked = codes.filter((_, index) => chosen.has(index))
  const typed = typedIn(typing)
  const total = picked.length + typed.length
  return (
    <Sheet
      label={t('photo.title')}
      top={top}
      onClose={onClose}
      deck={
        <>
          {codes.length > 0 && (
            <div className={deckStyles.deckRow}>
              <button
                type="button"
                className={deckStyles.key}
                onClick={() => setChosen(isAll ? new Set() : all)}
              >
                {isAll ? t('photo.none') : t('photo.all', { count: codes.length })}
              </button>
            </div>
          )}
          <div className={deckStyles.deckRow}>
            <button
              type="button"
              className={`${deckStyles.key} ${deckStyles.tall}`}
              onClick={onClose}
            >
              {t('photo.cancel')}
            </button>
            <button
              type="button"
              className={deckStyles.mainKey}
              disabled={total === 0}
              onClick={() => onCount(picked, typed)}
            >
              {total === 0 ? t('photo.count') : t('photo.countChosen', { count: total })}
            </button>
          </div>
        </>
      }
    >
      <div className={styles.picture}>
        <img
          src={photo.url}
          alt={t('photo.alt')}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
        <Outlines photo={photo} chosen={chosen} onToggle={toggle} onType={focusField} />
        {codes.map(({ corners = [] }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same code may be there twice
          <CodeNumber key={index} number={index + 1} corners={corners} />
        ))}
      </div>
      <div className={sheetStyles.heading}>
        <h2>{t(codes.length > 0 ? 'photo.which' : 'photo.noneRead')}</h2>
        <span>{foundWords(photo, t)}</span>
      </div>
      <ul className={sheetStyles.rows}>
        {codes.map((code, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same code may be there twice
          <li key={index} className={sheetStyles.row}>
            <button
              type="button"
              className={sheetStyles.rowButton}
              aria-pressed={chosen.has(index)}
              onClick={() => toggle(index)}
            >
              <span className={styles.mark} data-chosen={chosen.has(index) || undefined}>
                {chosen.has(index) ? <IconCheck size={26} aria-hidden /> : index + 1}
              </span>
              <span className={sheetStyles.rowWords}>
                <span className={sheetStyles.rowName}>{names[index] ?? t('photo.unknown')}</span>
                <span className={`${sheetStyles.rowFacts} ${labelStyles.code}`}>
                  <bdi>{shownCode(code.text)}</bdi>
                </span>
              </span>
            </button>
          </li>
        ))}
        {unread.map((corners, index) => (
          <UnreadField
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
            key={`unread ${index}`}
            id={fieldOf(index)}
            picture={<CutOut url={photo.url} corners={corners} size={size} />}
            text={typing.get(index) ?? ''}
            onText={(text) => setTyping(new Map(typing).set(index, text))}
          />
        ))}
      </ul>
    </Sheet>
  )
}

function foundWords({ codes, unread }: ReadPhoto, t: Messages<'camera'>): string {
  const count = codes.length
  return unread.length === 0
    ? t('photo.found', { count })
    : t('photo.foundUnread', { count, unread: unread.length })
}

function fieldOf(index: number): string {
  return `unread-code-${index}`
}

function focusField(index: number): void {
  document.getElementById(fieldOf(index))?.focus()
}

interface CutOutProps {
  readonly url: string
  readonly corners: ReadPhoto['unread'][number]
  /** The photo's size in pixels. */
  readonly size: { readonly width: number; readonly height: number }
}

/** The margin includes the digits next to the bars, which a person can type. */
const MARGIN = 0.35

/** The part of the photo that shows a code. */
function CutOut({ url, corners, size }: CutOutProps) {
  const [x, y] = [rangeOf(corners.map((corner) => corner.x)), rangeOf(corners.map((one) => one.y))]
  const box = [x.from, y.from, x.length, y.length].join(' ')
  const aspectRatio = (x.length * size.width) / (y.length * size.height)
  return (
    <svg style={{ aspectRatio }} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
      <image href={url} width={1} height={1} preserveAspectRatio="none" />
    </svg>
  )
}

function rangeOf(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const margin = (high - low) * MARGIN
  const [from, to] = [Math.max(0, low - margin), Math.min(1, high + margin)]
  return { from, length: to - from }
}

interface CodeNumberProps {
  readonly number: number
  readonly corners: NonNullable<ReadCode['corners']>
}

/** On the corner of a code: its number in the list below. */
function CodeNumber({ number, corners }: CodeNumberProps) {
  if (corners.length === 0) return null
  const left = `${100 * Math.min(...corners.map(({ x }) => x))}%`
  const top = `${100 * Math.min(...corners.map(({ y }) => y))}%`
  return (
    <span className={styles.number} style={{ left, top }} aria-hidden>
      {number}
    </span>
  )
}

interface OutlinesProps {
  readonly photo: ReadPhoto
  readonly chosen: ReadonlySet<number>
  readonly onToggle: (index: number) => void
  readonly onType: (index: number) => void
}

/** Outlines of the codes; the list below says the same for people who do not see it. */
function Outlines({ photo: { codes, unread }, chosen, onToggle, onType }: OutlinesProps) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {unread.map((corners, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list below does the same by keyboard
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
          key={`unread ${index}`}
          className={styles.unread}
          points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          onClick={() => onType(index)}
        />
      ))}
      {codes.map(({ corners = [] }, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list below does the same by keyboard
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: the same code may be there twice
          key={index}
          className={styles.code}
          data-chosen={chosen.has(index) || undefined}
          points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          onClick={() => onToggle(index)}
        />
      ))}
    </svg>
  )
}

function toggled(chosen: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const rest = [...chosen].filter((one) => one !== index)
  return new Set(chosen.has(index) ? rest : [...rest, index])
}

function useNames(
  codes: readonly ReadCode[],
  nameOf: PhotoSheetProps['nameOf'],
): readonly (string | undefined)[] {
  const [names, setNames] = useState<readonly (string | undefined)[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each photograph
  useEffect(() => {
    let isOver = false
    void Promise.all(codes.map(nameOf)).then(
      (found) => !isOver && setNames(found),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [codes])
  return names
}
