// What the seal proves, in plain words. Choosing a wrong file is reported as that, not as tampering.

import type { SealCheck } from '#contract/audit-seals.ts'
import type { FileCheck } from './verify-file.ts'

export interface Verdict {
  readonly tone: 'good' | 'bad' | 'quiet'
  readonly title: string
  readonly text: string
}

type CheckedFile = Pick<FileCheck, 'name' | 'ownNumber' | 'typedNumber'>

/** Without a file, only the number was checked. */
export function verdictOf(check: SealCheck, file?: CheckedFile): Verdict {
  if (!file) return check.status === 'unsigned' ? UNSIGNED_NUMBER : VERDICTS[check.status]
  if (file.ownNumber !== null && file.typedNumber !== null && file.typedNumber !== file.ownNumber) {
    return anotherCount(file.ownNumber)
  }
  if (check.status === 'valid' || check.status === 'unsigned') return VERDICTS[check.status]
  if (isWorkbook(file.name)) return WORKBOOK
  if (isPaper(file.name)) return PAPER
  return file.ownNumber === null ? NO_EXPORT : VERDICTS[check.status]
}

const VERDICTS: Readonly<Record<SealCheck['status'], Verdict>> = {
  valid: {
    tone: 'good',
    title: 'Valid: nothing was changed',
    text: 'Every byte of the file is as it was sealed when the count was completed, and the signature is right.',
  },
  altered: {
    tone: 'bad',
    title: 'Altered: this is not the file that was sealed',
    text: 'The number is real, but the file differs from what was sealed, if only in how it is laid out: a program that opens and saves a file writes it anew, and a selection of lines is another file. Ask for the whole file as it was downloaded.',
  },
  found: {
    tone: 'good',
    title: 'The number is real',
    text: 'A count was completed and sealed under it, and its signature is right. Choose its export as well to check that the figures were not changed.',
  },
  unsigned: {
    tone: 'quiet',
    title: 'Sealed without a signature',
    text: 'The file says what is kept here. The count was sealed before seals were signed, so only this installation vouches for it.',
  },
  broken: {
    tone: 'bad',
    title: 'The record of this count was changed',
    text: 'What is kept under this number here is not what was signed when the count was completed. Do not rely on it: ask whoever runs this installation.',
  },
  foreign: {
    tone: 'quiet',
    title: 'Signed by another installation',
    text: 'The key it was signed with is not one of this installation. Verify it where the count was completed.',
  },
  unknown: {
    tone: 'quiet',
    title: 'Unknown here',
    text: 'No completed count of this installation has this number or this content.',
  },
}

const UNSIGNED_NUMBER: Verdict = {
  tone: 'quiet',
  title: 'Sealed without a signature',
  text: 'The number is kept here. The count was sealed before seals were signed, so only this installation vouches for it.',
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

const PAPER: Verdict = {
  tone: 'quiet',
  title: 'A PDF cannot be verified',
  text: 'It is set anew whenever it is printed. Type the number that stands on it, and compare its figures with the CSV file of the count.',
}

function isWorkbook(name: string): boolean {
  return /\.(xlsx?|ods)$/i.test(name)
}

function isPaper(name: string): boolean {
  return /\.pdf$/i.test(name)
}

function anotherCount(ownNumber: string): Verdict {
  return {
    tone: 'quiet',
    title: 'The file is of another count',
    text: `It says that its number is ${ownNumber}. Clear the number above to check the file by itself.`,
  }
}
