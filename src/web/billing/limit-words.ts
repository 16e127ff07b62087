// The text for a person who has run into a limit, depending on what would lift it.

import type { WireFeaturePreview } from '#domain/billing/wire.ts'
import type { BillingWords } from './billing-words.ts'
import { paywallText, reachedText } from './paywall-text.ts'

export interface LimitFacts {
  /** What would lift the limit; null: the preview failed. */
  readonly preview: WireFeaturePreview | null
  /** The plan that is paused because of a missing payment, if that is the reason. */
  readonly paused: { readonly name: string } | undefined
  readonly isOwner: boolean
  /** What the plan includes, in the words of the refusal. */
  readonly said?: string | undefined
}

interface LimitWords {
  readonly title: string
  readonly sentences: readonly string[]
  /** The text of the link to more; null: only owners can use it. */
  readonly way: string | null
}

export function limitWords(
  { preview, paused, isOwner, said }: LimitFacts,
  words: BillingWords,
): LimitWords {
  const { t } = words
  if (paused) return pausedWords(paused.name, isOwner, words)
  const paywall = preview && paywallText(preview, words)
  if (!isOwner) {
    const reached = preview ? reachedText(preview, words) : t('limit.noMore')
    return { title: t('limit.title'), sentences: [said ?? reached, t('limit.askPlan')], way: null }
  }
  const way = t('limit.plansTab')
  if (!paywall) return { title: t('limit.title'), sentences: [said ?? t('limit.noMore')], way }
  // The number first, then what lifts the limit.
  const [reason, lift] = paywall.sentences
  return { title: paywall.title, sentences: [said ?? reason, lift], way }
}

/** A different plan would not help: this one is unpaid. */
function pausedWords(plan: string, isOwner: boolean, { t }: BillingWords): LimitWords {
  const title = t('limit.pausedTitle')
  const reason = t('limit.pausedReason', { plan })
  return isOwner
    ? { title, sentences: [reason, t('limit.pausedPortal')], way: t('limit.billingTab') }
    : { title, sentences: [reason, t('limit.askCard')], way: null }
}

/** What is kept when there is no room for more. */
export function nothingLostText(feature: string, { t }: BillingWords): string {
  return t(feature === 'ai_requests' ? 'limit.answersKept' : 'limit.typedKept')
}
