import type { StoreRefusal } from '#contract/stores.ts'

const COPY_IT = 'What was not taken stays on this phone: copy it for your manager.'

/** What to tell somebody who cannot count here any more, and what becomes of what they have counted. */
export function closedWords(refusal: StoreRefusal | null | undefined): string {
  switch (refusal?.kind) {
    case 'suspended':
      return `${refusal.organizationName} is suspended: ${refusal.reason.replace(/[.!?]$/, '')}. What you counted is kept on this phone, and is sent by itself when it is open again.`
    case 'archived':
      return `${refusal.storeName} was archived. ${COPY_IT}`
    case 'removed':
      return `You are no longer in ${refusal.storeName}. ${COPY_IT}`
    default:
      return `You cannot count here any more. ${COPY_IT}`
  }
}
