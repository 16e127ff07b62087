import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ReadCode } from './code-source.ts'
import deckStyles from './deck.module.css'
import labelStyles from './item-label.module.css'
import styles from './photo-sheet.module.css'
import sheetStyles from './sheet.module.css'
import { Sheet } from './sheet.tsx'
import type { ReadPhoto } from './use-photo-codes.ts'

export interface PhotoSheetProps {
  readonly top: ReactNode
  readonly photo: ReadPhoto
  /** What a code is called; undefined where nobody knows. */
  readonly nameOf: (code: ReadCode) => Promise<string | undefined>
  readonly onCount: (codes: readonly ReadCode[]) => void
  readonly onClose: () => void
}

/** Several labels on one photograph: whoever took it says which are meant. */
export default function PhotoSheet({ top, photo, nameOf, onCount, onClose }: PhotoSheetProps) {
  const { codes } = photo
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const names = useNames(codes, nameOf)
  const toggle = (index: number) => setChosen(toggled(chosen, index))
  const all = new Set(codes.keys())
  const isAll = chosen.size === codes.length
  const picked = codes.filter((_, index) => chosen.has(index))
  return (
    <Sheet
      label="Codes on the photo"
      top={top}
      onClose={onClose}
      deck={
        <>
          <div className={deckStyles.deckRow}>
            <button
              type="button"
              className={deckStyles.key}
              onClick={() => setChosen(isAll ? new Set() : all)}
            >
              {isAll ? 'Choose none' : `Choose all ${codes.length}`}
            </button>
          </div>
          <div className={deckStyles.deckRow}>
            <button
              type="button"
              className={`${deckStyles.key} ${deckStyles.tall}`}
              onClick={onClose}
            >
              Cancel
            </button>
            <button
              type="button"
              className={deckStyles.mainKey}
              disabled={picked.length === 0}
              onClick={() => onCount(picked)}
            >
              {picked.length === 0 ? 'Count' : `Count ${picked.length}`}
            </button>
          </div>
        </>
      }
    >
      <div className={styles.picture}>
        <img src={photo.url} alt="What was taken" />
        <Outlines codes={codes} chosen={chosen} onToggle={toggle} />
      </div>
      <div className={sheetStyles.heading}>
        <h2>Which of these?</h2>
        <span>{codes.length} codes</span>
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
                <span className={sheetStyles.rowName}>{names[index] ?? 'Unknown code'}</span>
                <span className={`${sheetStyles.rowFacts} ${labelStyles.code}`}>{code.text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

interface OutlinesProps {
  readonly codes: readonly ReadCode[]
  readonly chosen: ReadonlySet<number>
  readonly onToggle: (index: number) => void
}

/** Where the codes are; the list below says the same to those who do not see it. */
function Outlines({ codes, chosen, onToggle }: OutlinesProps) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
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
