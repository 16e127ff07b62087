const ENGLISH =
  'thefts?|thief|thieves|steal(?:s|ing)?|stole|stolen|fraud|shoplift\\p{L}*|embezzl\\p{L}*|pilfer\\p{L}*'
/** Other languages: people ask in any of them, and a name in the data may try to instruct the model in one. */
const OTHERS = [
  'gestohlen\\p{L}*|stehlen|stiehlt|dieb(?:e|es|st(?:a|ä)hl\\p{L}*)?|geklaut\\p{L}*|unterschl[aä]g\\p{L}*|betr[uü]g\\p{L}*',
  'gestolen|stelen|diefstal\\p{L}*|dief|dieven|fraude\\p{L}*',
  'vol(?:é|ée|és|ées|eurs?|euses?)',
  'rob(?:ó|ar|ado|ada|ados|adas|aron)|ladr(?:ón|ona|ones)|hurt(?:o|os|ado|aron)',
  'furt[oi]|rubat\\p{L}*|rubare|ladr[oia]',
  'roub\\p{L}*|furtad\\p{L}*|ladrão|ladrões',
]

/** Words that blame a person: counts never show who caused a difference or why. */
export const ACCUSATION = new RegExp(
  `(?<!\\p{L})(?:${[ENGLISH, ...OTHERS].join('|')})(?!\\p{L})`,
  'iu',
)
