// What the seal says, in plain words. Whoever chose the wrong file is told that, and not that somebody
// altered it.

import type { SealCheck } from '#contract/audit-seals.ts'
import { SEAL_VERSION } from '#domain/seal.ts'
import type { FileCheck } from './verify-seal.ts'

export interface Verdict {
  readonly tone: 'good' | 'bad' | 'quiet'
  readonly title: string
  readonly text: string
}

type CheckedFile = Pick<FileCheck, 'name' | 'ownNumber' | 'ownVersion' | 'typedNumber'>

/** Without a file only a number was asked about. */
export function verdictOf(status: SealCheck['status'], file?: CheckedFile): Verdict {
  if (file && status !== 'valid') {
    if (isWorkbook(file.name)) return WORKBOOK
    if (file.ownNumber === null) return NO_EXPORT
    if (file.typedNumber !== null && file.typedNumber !== file.ownNumber) {
      return anotherCount(file.ownNumber)
    }
    if (file.ownVersion !== null && file.ownVersion !== SEAL_VERSION) {
      return anotherVersion(status, file.ownVersion)
    }
  }
  return VERDICTS[status]
}

const VERDICTS: Readonly<Record<SealCheck['status'], Verdict>> = {
  valid: {
    tone: 'good',
    title: 'Valid: nothing was changed',
    text: 'The file is exactly what was sealed when the count was completed.',
  },
  altered: {
    tone: 'bad',
    title: 'Altered: the file is not what was sealed',
    text: 'The number is real, but the content of the file differs from what was sealed. Ask whoever gave it to you for the original.',
  },
  found: {
    tone: 'good',
    title: 'The number is real',
    text: 'A count was completed and sealed under it. Choose its export as well to check that the figures were not changed.',
  },
  unknown: {
    tone: 'quiet',
    title: 'Unknown here',
    text: 'No completed count of this installation has this number or this content.',
  },
}

const NO_EXPORT: Verdict = {
  tone: 'quiet',
  title: 'Not an export of a count',
  text: 'Every export carries a confirmation number, and this file has none. Choose the CSV or JSON file as it was downloaded.',
}

const WORKBOOK: Verdict = {
  tone: 'quiet',
  title: 'A workbook cannot be verified',
  text: 'Programs write a workbook anew when they save it, so it is never quite the same. Choose the CSV file of the count, or verify the number alone.',
}

function isWorkbook(name: string): boolean {
  return /\.(xlsx?|ods)$/i.test(name)
}

function anotherCount(ownNumber: string): Verdict {
  return {
    tone: 'quiet',
    title: 'The file is of another count',
    text: `It says that its number is ${ownNumber}. Clear the number above to check the file by itself.`,
  }
}

/** Whoever changes the version of a file that was sealed here is not told that it may be right elsewhere. */
function anotherVersion(status: SealCheck['status'], version: number): Verdict {
  if (status === 'altered') {
    return {
      ...VERDICTS.altered,
      text: `The number is real, but what was sealed under it has version ${SEAL_VERSION}, and the file says ${version}. Ask whoever gave it to you for the original.`,
    }
  }
  return {
    tone: 'quiet',
    title: `An export of version ${version}`,
    text: `This installation seals and checks version ${SEAL_VERSION}, and cannot say whether the file was changed. Verify it where the count was completed.`,
  }
}
