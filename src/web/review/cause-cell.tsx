import {
  IconArrowsExchange,
  IconBarcode,
  IconCircleDashed,
  IconCopy,
  IconEyeOff,
  IconKeyboard,
  IconMapPin,
  IconPackages,
  IconScan,
  type TablerIcon,
} from '@tabler/icons-react'
import styles from './cause.module.css'
import type { ShownCause } from './line-causes.ts'

const ICONS: Readonly<Record<ShownCause['kind'], TablerIcon>> = {
  sibling: IconArrowsExchange,
  moved: IconMapPin,
  misplaced: IconMapPin,
  case_pack: IconPackages,
  case_or_keying: IconPackages,
  full_cases: IconPackages,
  keying: IconKeyboard,
  re_read: IconScan,
  shelf_twice: IconCopy,
  missed_run: IconEyeOff,
  unknown_code: IconBarcode,
  recounts_differ: IconCircleDashed,
  none: IconCircleDashed,
}

export function CauseIcon({ kind }: Pick<ShownCause, 'kind'>) {
  const Icon = ICONS[kind]
  return <Icon size={16} stroke={1.8} className={styles.icon} aria-hidden />
}

/** Why a line may differ, in about three words: the more certain the cause, the bolder the text. */
export function CauseCell({ cause }: { readonly cause: ShownCause | undefined }) {
  if (!cause) return <span className={styles.cause} />
  const { words, kind, sureness } = cause
  return (
    <span className={styles.cause} data-sureness={sureness}>
      <CauseIcon kind={kind} />
      <span className={styles.words}>
        <span className={styles.title}>{words.title}</span>
        {words.detail && <span className={styles.detail}>{words.detail}</span>}
      </span>
    </span>
  )
}
