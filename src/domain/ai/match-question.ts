// Matches a question to a topic by its words, so that common questions are answered without a model.

import { ACCUSATION } from './accusation.ts'

export const TOPICS = [
  'summary',
  'missing',
  'extra',
  'unexpected',
  'uncounted',
  'coverage',
  'people',
  'unknown_codes',
  'findings',
] as const
export type Topic = (typeof TOPICS)[number]

export interface MatchedQuestion {
  /** Null when there are only words to search for. */
  readonly topic: Topic | null
  /** Words that may name an item, a category or a code. */
  readonly words: readonly string[]
}

const ENGLISH: Readonly<Record<Topic, RegExp>> = {
  unknown_codes: /\bunknown\b|\b(un)?recogni[sz]ed\b|\bcodes? (that )?nobody\b/,
  uncounted:
    /\b(not|never|without|un)[ -]?(been )?count(ed)?\b|\bno count\b|\bskipped\b|\bmissed\b/,
  unexpected: /\bunexpected\b|\bnot (in the baseline|expected)\b|\bnew items?\b/,
  findings:
    /\bwhy\b|\bcauses?\b|\bmistakes?\b|\berrors?\b|\bsuspicious\b|\brecount(s|ed)?\b|\bexplain\b|\bpatterns?\b|\bfindings?\b|\bcheck first\b|\bwrong\b/,
  people:
    /\bwho\b|\bpeople\b|\bperson\b|\bpace\b|\bfast(est)?\b|\bslow(est)?\b|\bteam\b|\bcounters?\b/,
  coverage:
    /\bshel(f|ves)\b|\bcoverage\b|\bprogress\b|\bhow far\b|\bfinish(ed)?\b|\bdone\b|\bleft\b|\bwhen\b|\brooms?\b/,
  missing: /\bmissing\b|\bshort(ages?)?\b|\blost\b|\bloss(es)?\b|\bfewer\b|\bgone\b/,
  extra: /\bextra\b|\bover(ages?)?\b|\bsurplus\b|\btoo many\b|\bmore than\b/,
  summary:
    /\bsummar(y|i[sz]e)\b|\boverall\b|\baccura(cy|te)\b|\bshrink(age)?\b|\bresults?\b|\bhow did\b|\bnet\b|\bgross\b|\btotals?\b|\bvariances?\b|\bdifferences?\b|\bvalue\b/,
}

/** The same in the other languages of managers: German, Spanish, French. */
const OTHERS: Readonly<Record<Topic, readonly string[]>> = {
  unknown_codes: ['unbekannt\\p{L}*', 'desconocid[oa]s?', 'inconnue?s?'],
  uncounted: [
    '(?:nicht|nie) gezählt|ungezählt\\p{L}*',
    '(?:no|nunca|sin) (?:se )?(?:contó|contaron|contad[oa]s?|contar)',
    '(?:pas|jamais|non) (?:été )?comptée?s?',
  ],
  unexpected: [
    '(?:nicht|un)[ ]?erwartet\\p{L}*|neue artikel',
    'inesperad[oa]s?|no (?:se )?esperaban?',
    'inattendue?s?|pas attendue?s?',
  ],
  findings: [
    'warum|ursachen?|(?:zähl)?fehler|verdächtig\\p{L}*|nachzähl\\p{L}*|nachgezählt|muster',
    'por qué|causas?|errores|error|sospechos[oa]s?|recont\\p{L}*|patr(?:ón|ones)',
    'pourquoi|erreurs?|suspecte?s?|recompt\\p{L}*|constats?',
  ],
  people: [
    'wer|leute|person(?:en)?|tempo|schnell\\p{L}*|langsam\\p{L}*',
    'quién(?:es)?|personas?|ritmo|rápid[oa]s?|equipo',
    'qui (?:a )?compt(?:e|ent|é)|personnes?|rythme|vite|rapides?|équipe',
  ],
  coverage: [
    'regalen?|fehlt noch|fehlen noch|fortschritt|fertig|wann|räume?n?|erledigt',
    'estantes? faltan?|estantes?|avance|progreso|cuándo|terminar\\p{L}*|salas?|listos?',
    'rayons?|avancement|quand|terminée?s?|salles?|restent?',
  ],
  missing: [
    'fehlt(?! noch)|fehlen(?! noch)|fehlbestand|verloren|verlust\\p{L}*',
    '(?<!estantes )faltan?|faltantes?|perdid[oa]s?|pérdidas?',
    'manque(?:nt)?|manquants?|perdue?s?|pertes?',
  ],
  extra: [
    'zu viel\\p{L}*|mehrbestand|überschuss',
    'sobran?|sobrantes?|de más',
    'en trop|excédents?',
  ],
  summary: [
    'zusammenfass\\p{L}*|insgesamt|genauigkeit|schwund|ergebnis\\p{L}*|differenz\\p{L}*',
    'resumen|en general|exactitud|merma|resultados?|diferencias?',
    'résumé|dans l’ensemble|exactitude|démarque|résultats?|écarts?',
  ],
}

const TOPIC_WORDS = Object.fromEntries(
  TOPICS.map((topic) => [
    topic,
    new RegExp(`${ENGLISH[topic].source}|(?<!\\p{L})(?:${OTHERS[topic].join('|')})(?!\\p{L})`, 'u'),
  ]),
) as Readonly<Record<Topic, RegExp>>

/** When two topics fit, the narrower one wins, in this order. */
const ORDER: readonly Topic[] = [
  'unknown_codes',
  'uncounted',
  'unexpected',
  'findings',
  'people',
  'missing',
  'extra',
  'coverage',
  'summary',
]

const IDLE = new Set(
  `a about all an and any are as at audit be been biggest both by can category code codes could count
  counted counting counts did do does everything find first for found from give go had has have here how i in into is it
  item items just largest least left less like line lines list many me more most much my new no of on
  one only or our out people please products shop should show so some stock store still tell than
  that the their them there these they thing things this those to today top up us was we were what
  when where which while will with without worst you your
  alle alles am auf bei beim das dem den der die ein eine einem einen einer es gelaufen gefunden gibt hat ist jede
  positionen sind sollte und uns von war was welche welchen welcher welches wie wir wo wurde wurden zuerst zählt zählung
  artículos cada conteo conviene cuál cuáles cómo cuenta de del el en encontró esperaba este hay la las los líneas más
  nos para por primero que qué salió se son un una y
  ce comment comptage compte chaque dans des du est est-ce et été faut il les ligne lignes le où pas quel quelle quelles
  quels que qui s’est nous aurons en avons on par pour passé premier quoi sont t-il t-on trouvé un une était aux au à
  a-t-on fini aurons-nous códigos each faut-il ont werden`.split(/\s+/),
)

/** "l’", "qu’" and the like, before a word. */
const ELIDED = /(?<!\p{L})(?:qu|[cdjlmnst])['’]/gu

export function matchQuestion(question: string): MatchedQuestion {
  const text = question.toLowerCase().normalize('NFKC')
  const rest = ORDER.reduce(
    (left, one) => left.replaceAll(new RegExp(TOPIC_WORDS[one], 'gu'), ' '),
    text.replaceAll(new RegExp(ACCUSATION, 'giu'), ' '),
  ).replaceAll(ELIDED, ' ')
  const words = rest.match(/[\p{L}\p{N}][\p{L}\p{N}.'-]*/gu) ?? []
  const named = words.map(trimmed).filter((word) => word && !IDLE.has(word))
  return { topic: topicOf(text), words: named.filter(isWithin(SEARCH_LETTERS)) }
}

/** A question about who stole something is answered with what is missing, without names. */
function topicOf(text: string): Topic | null {
  if (ACCUSATION.test(text)) return 'missing'
  return ORDER.find((one) => TOPIC_WORDS[one].test(text)) ?? null
}

/** The search accepts no more characters than this, spaces included; no name is that long. */
const SEARCH_LETTERS = 200

/** Keeps words until the next one would not fit. */
function isWithin(room: number): (word: string) => boolean {
  let taken = 0
  return (word) => {
    if (taken + word.length > room) return false
    taken += word.length + 1
    return true
  }
}

function trimmed(word: string): string {
  return word.replace(/[.'-]+$/, '')
}

/** Sample questions that the matcher understands. */
export const QUESTIONS: Readonly<Record<Topic, string>> = {
  summary: 'How did the count go overall?',
  missing: 'What is missing?',
  extra: 'What is over?',
  unexpected: 'What was found that was not expected?',
  uncounted: 'Which lines were not counted?',
  coverage: 'Which shelves are left, and when will we finish?',
  people: 'Who counts at what pace?',
  unknown_codes: 'Which codes are unknown?',
  findings: 'What should be recounted first, and why?',
}

/** Topics with data that only managers may see. */
const MANAGERS_TOPICS: ReadonlySet<Topic> = new Set([
  'coverage',
  'people',
  'unknown_codes',
  'findings',
])

export function mayAskAbout(topic: Topic, { isManager }: { readonly isManager: boolean }): boolean {
  return isManager || !MANAGERS_TOPICS.has(topic)
}
