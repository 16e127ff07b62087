// What billing says, and in which language.

import type { WireItem } from '#domain/billing/wire.ts'
import { type Formats, formatsOf } from '#messages/formats.ts'
import { type PageLanguage, SOURCE_LANGUAGE } from '#messages/languages.ts'
import { useLateMessages } from '../kit/use-late-messages.ts'
import { type Messages, messagesIn, useLanguage, useMessages } from '../kit/use-messages.ts'

export interface BillingWords {
  readonly t: Messages<'billing'>
  readonly formats: Formats
  readonly language: PageLanguage
  /** The wire speaks English, in the operator's own words. */
  readonly isEnglish: boolean
}

export function billingWordsIn(language: PageLanguage): BillingWords {
  return wordsFrom(messagesIn(language, 'billing'), language)
}

export function useBillingWords(): BillingWords {
  return wordsFrom(useMessages('billing'), useLanguage())
}

/** For parts of billing on pages about something else. Undefined until the messages are loaded. */
export function useLateBillingWords(): BillingWords | undefined {
  const language = useLanguage()
  const t = useLateMessages('billing')
  return t && wordsFrom(t, language)
}

function wordsFrom(t: Messages<'billing'>, language: PageLanguage): BillingWords {
  const isEnglish = language === SOURCE_LANGUAGE
  return { t, formats: formatsOf(language), language, isEnglish }
}

/** Features that are counted. */
const FEATURES = [
  'stores',
  'members',
  'items',
  'audits',
  'handhelds',
  'labels',
  'ai_requests',
  'credits',
] as const
/** A plan has it or not. */
const API = 'api'
type KnownFeature = (typeof FEATURES)[number]

function knownFeature(id: string | undefined): KnownFeature | undefined {
  return FEATURES.find((known) => known === id)
}

/** A feature of the operator's own keeps its name in every language. */
export function featureName(
  { feature_id, name }: { readonly feature_id: string; readonly name: string },
  { t, isEnglish }: BillingWords,
): string {
  if (!isEnglish && feature_id === API) return t('feature.api')
  const known = isEnglish ? undefined : knownFeature(feature_id)
  return known ? t(`feature.${known}`) : name
}

interface Nouns {
  readonly id?: string | undefined
  readonly display?: { readonly singular: string; readonly plural: string } | null | undefined
}

/** "5 stores". */
export function featureAmount(count: number, feature: Nouns | undefined, words: BillingWords) {
  const { t, formats, isEnglish } = words
  const known = knownFeature(feature?.id)
  const nouns = feature?.display
  if (nouns && (isEnglish || !known)) {
    return `${formats.number(count)} ${count === 1 ? nouns.singular : nouns.plural}`
  }
  return t(known ? `amount.${known}` : 'amount.other', { count })
}

/** The two lines of an item on a price list. The host writes them in English, with the facts beside them. */
export function itemDisplay(item: WireItem, words: BillingWords): WireItem['display'] {
  if (words.isEnglish) return item.display
  return item.feature_id === undefined ? priceDisplay(item, words) : featureDisplay(item, words)
}

function priceDisplay({ display, price, interval }: WireItem, { t }: BillingWords) {
  if (price === undefined || interval === undefined || !display.secondary_text) return display
  return { ...display, secondary_text: t('per', { interval }) }
}

function featureDisplay(item: WireItem, words: BillingWords): WireItem['display'] {
  const { t } = words
  const { included_usage: included = 0, interval, display } = item
  if (item.feature_id === API) return { primary_text: t('feature.api') }
  const known = knownFeature(item.feature_id)
  if (!known) return display
  if (included === 'inf') return { primary_text: t(`unlimited.${known}`) }
  const price = priceOf(item)
  if (price === undefined && item.type === 'priced_feature') return display
  const amount = featureAmount(item.billing_units ?? 1, { id: known }, words)
  const rhythm = interval ?? 'none'
  if (price !== undefined && included === 0) {
    return { primary_text: t('price.each', { price, amount, interval: rhythm }) }
  }
  const primary_text = featureAmount(included, { id: known }, words)
  if (price !== undefined) {
    return { primary_text, secondary_text: t('price.then', { price, amount, interval: rhythm }) }
  }
  if (interval === undefined || !display.secondary_text) return { primary_text }
  return { primary_text, secondary_text: t('per', { interval }) }
}

/** As the host wrote it, which knows the currency: "$29" of "then $29 per 5 seats". */
function priceOf({ display, type }: WireItem): string | undefined {
  if (type !== 'priced_feature') return undefined
  return /\p{Sc}\s?[\d.,]*\d/u.exec(`${display.primary_text} ${display.secondary_text}`)?.[0]
}

/** A text of the operator, who may have written it in other languages too: `description_de`. */
export function operatorText(
  display: Readonly<Record<string, string>> | undefined,
  name: string,
  language: PageLanguage,
): string | undefined {
  return display?.[`${name}_${language}`] ?? display?.[name]
}
