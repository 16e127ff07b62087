// What the seal proves. Choosing a wrong file is reported as that, not as tampering.

import type { SealCheck } from '#contract/audit-seals.ts'
import type { Messages } from '../kit/use-messages.ts'
import type { FileCheck } from './verify-file.ts'

export interface Verdict {
  readonly tone: 'good' | 'bad' | 'quiet'
  readonly title: string
  readonly text: string
}

type CheckedFile = Pick<FileCheck, 'name' | 'ownNumber' | 'typedNumber'>
type Kind = SealCheck['status'] | 'unsignedNumber' | 'noExport' | 'workbook' | 'paper' | 'another'

/** Without a file, only the number was checked. */
export function kindOf(check: SealCheck, file?: CheckedFile): Kind {
  if (!file) return check.status === 'unsigned' ? 'unsignedNumber' : check.status
  const { name, ownNumber, typedNumber } = file
  if (ownNumber !== null && typedNumber !== null && typedNumber !== ownNumber) return 'another'
  if (check.status === 'valid' || check.status === 'unsigned') return check.status
  if (/\.(xlsx?|ods)$/i.test(name)) return 'workbook'
  if (/\.pdf$/i.test(name)) return 'paper'
  return ownNumber === null ? 'noExport' : check.status
}

const TONES: Readonly<Record<Kind, Verdict['tone']>> = {
  valid: 'good',
  found: 'good',
  altered: 'bad',
  broken: 'bad',
  unsigned: 'quiet',
  unsignedNumber: 'quiet',
  foreign: 'quiet',
  unknown: 'quiet',
  noExport: 'quiet',
  workbook: 'quiet',
  paper: 'quiet',
  another: 'quiet',
}

export function verdictOf(check: SealCheck, t: Messages<'verify'>, file?: CheckedFile): Verdict {
  const kind = kindOf(check, file)
  const tone = TONES[kind]
  switch (kind) {
    case 'unsignedNumber':
      return { tone, title: t('unsigned.title'), text: t('unsigned.number') }
    case 'another': {
      const number = file?.ownNumber ?? ''
      return { tone, title: t('another.title'), text: t('another.text', { number }) }
    }
    default:
      return { tone, title: t(`${kind}.title`), text: t(`${kind}.text`) }
  }
}
