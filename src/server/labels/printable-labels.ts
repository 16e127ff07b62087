// A label has no room for a note: letters that the font does not have are marked, and that is all. The
// bars say which item it is in any case.

import type { HasLetter } from '../pdf/font-letters.ts'
import { printableText } from '../pdf/printable.ts'
import type { LabelJob } from './label-document.ts'

/** The same labels with marks; codes stay as they are, as no font draws them. */
export function printableLabels(job: LabelJob, hasLetter: HasLetter): LabelJob {
  return {
    ...job,
    labels: job.labels.map((label) => ({
      ...label,
      title: printableText(label.title, hasLetter),
      subtitle: printableText(label.subtitle, hasLetter),
    })),
  }
}
