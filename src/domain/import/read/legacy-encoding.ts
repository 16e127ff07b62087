// Guesses which legacy encoding a text was written in. Nearly every byte is a letter in all of them, but only the
// right one gives words of a language: its letters, with capitals where capitals belong.

import * as chardet from 'chardet'
import type { Encoding } from '../encoding.ts'
import { isHeaderWord } from '../header-words.ts'

declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string }

/** Non-ASCII letters of languages, by the encodings that they are commonly written in. On a tie, the first wins. */
const ALPHABETS: readonly (readonly [Encoding, readonly string[]])[] = [
  [
    'windows-1252',
    [
      'äöüß',
      'àâçéèêëîïôùûüÿœæ',
      'áéíóúñü',
      'ãõáâàçéêíóôúü',
      'àèéìòùí',
      'åäöé',
      'æøåéôö',
      'ëïéüèöçê',
      'õäöüšž',
    ],
  ],
  ['windows-1254', ['çğıöşüİâîû']],
  ['windows-1252', ['áéíóúýþæðö']],
  [
    'windows-1250',
    ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîșțşţ', 'čćđšž'],
  ],
  [
    'iso-8859-2',
    ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž'],
  ],
  ['windows-1257', ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äöõüšž']],
  ['macintosh', ['àâçéèêëîïôùûüÿœæ', 'áéíóúñü', 'ãõáâàçéêíóôúü', 'àèéìòù', 'äöüß', 'åäöé', 'æøå']],
  [
    'windows-1251',
    [
      'абвгдежзийклмнопрстуфхцчшщъыьэюяё',
      'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
      'абвгдђежзијклљмнњопрстћуфхцчџш',
    ],
  ],
  ['koi8-r', ['абвгдежзийклмнопрстуфхцчшщъыьэюяё']],
  ['koi8-u', ['абвгґдеєжзиіїйклмнопрстуфхцчшщьюя']],
  ['ibm866', ['абвгдежзийклмнопрстуфхцчшщъыьэюяё']],
  ['iso-8859-5', ['абвгдежзийклмнопрстуфхцчшщъыьэюяё']],
  ['x-mac-cyrillic', ['абвгдежзийклмнопрстуфхцчшщъыьэюяё']],
  ['windows-1253', ['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ']],
  ['windows-1255', ['אבגדהוזחטיכלמנסעפצקרשתךםןףץ']],
  ['windows-1256', ['ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءآأؤإئ', 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءآ']],
  ['windows-874', ['กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮฤฦะาิีึืุูัเแโใไ็่้๊๋์ำๅฯๆ']],
]

/** Signs that appear next to words; inside a word they mean that the encoding is wrong. */
const BESIDE = /[\p{S}\p{P}\p{N}\p{C}]/u
/** Signs that are common in lists. */
const USUAL_SIGNS = /[€£¥°®©™²³½¼±×µ·•…–—‘’“”«»§№ªº¹\u00a0]/u
const CONTROL = /[\u0080-\u009f\ufffd]/u
const SAMPLE_BYTES = 64 * 1024
const BEFORE_BYTES = 1024
const HEADER_ROWS = 12

/** Undefined when none of them makes sense. */
export function guessLegacyEncoding(head: Uint8Array): Encoding | undefined {
  const bytes = aroundLetters(head)
  if (hasOnlySigns(bytes)) return 'windows-1252'
  let best: { readonly encoding: Encoding; readonly score: number } | undefined
  for (const { encoding, score } of [...tablesOfOne(bytes), ...tablesOfMany(bytes)]) {
    const total = score + namesIn(bytes, encoding)
    if (!best || total > best.score + 0.001) best = { encoding, score: total }
  }
  return best && best.score > 0 ? best.encoding : undefined
}

/** € ‘ ’ “ ” – — £ © ® ° · of Windows: in other encodings they are letters, but no language has only these. */
const SIGNS: ReadonlySet<number> = new Set([
  0x80, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0xa3, 0xa9, 0xae, 0xb0, 0xb7,
])

/** «Ł4.50» is £4.50. */
function hasOnlySigns(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte < 0x80 || SIGNS.has(byte))
}

/** From the first non-ASCII letter on, because everything before reads the same in each encoding. */
function aroundLetters(head: Uint8Array): Uint8Array {
  const first = head.findIndex((byte) => byte > 127)
  const from = Math.max(0, first - BEFORE_BYTES)
  return head.subarray(from, from + SAMPLE_BYTES)
}

function* tablesOfOne(bytes: Uint8Array) {
  for (const [encoding, alphabets] of ALPHABETS) {
    const text = decoded(bytes, encoding)
    if (text === undefined || CONTROL.test(text)) continue
    const score = Math.max(...alphabets.map((alphabet) => scoreOf(text, alphabet)))
    yield { encoding, score }
  }
}

/** 1 when every non-ASCII letter is in the alphabet, and in a plausible position. */
function scoreOf(text: string, alphabet: string): number {
  const letters = new Set([...alphabet, ...alphabet.toUpperCase()])
  let [count, good, odd, capitals] = [0, 0, 0, 0]
  let before = ' '
  for (const letter of text) {
    if (letter > '\u007f' && !USUAL_SIGNS.test(letter)) {
      count += 1
      if (letters.has(letter)) good += 1
      if (letter !== letter.toLowerCase()) capitals += 1
      if (BESIDE.test(letter) && !letters.has(letter)) odd += 1
    }
    if (isCapitalInside(before, letter)) odd += 1
    if (isOfTwoScripts(before, letter)) odd += 1
    before = letter
  }
  if (count === 0) return 0
  const isOneCase = (capitals === 0 || capitals === count) && OWN_LETTERS.test(alphabet)
  return (good - odd) / count - (isOneCase ? 0.05 : 0)
}

/** Scripts in which both cases are non-ASCII. Text in only one case may be a script without capitals instead. */
const OWN_LETTERS = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/** A wrong capital as in «ñËÀÄ» and «CaffŽ»: a non-ASCII capital after a lower-case letter. */
function isCapitalInside(before: string, letter: string): boolean {
  if (letter <= '\u007f' && before <= '\u007f') return false
  const isSmall = before !== before.toUpperCase() && before === before.toLowerCase()
  return isSmall && letter !== letter.toLowerCase() && letter === letter.toUpperCase()
}

const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]/u
const PLAIN_LETTER = /[a-z]/i

/** «Giriў» and «ч§k§ў»: no word mixes two scripts. */
function isOfTwoScripts(one: string, other: string): boolean {
  if (one <= '\u007f') return PLAIN_LETTER.test(one) && other > '\u007f' && OTHER_SCRIPT.test(other)
  return PLAIN_LETTER.test(other) && OTHER_SCRIPT.test(one)
}

const COMMON: Readonly<Record<'gb18030' | 'big5', string>> = {
  gb18030:
    '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运商称编码条库存价格单规格号仓颜色型茶杯壶灯',
  big5: '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作里用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直德資命山金指克許統區保至隊形社便空決治展馬科司五基眼書非則聽白卻界達光放強即像難且權思王象完設式色路記南品住告類求據程商稱編碼條庫存價格單號倉顏型茶杯壺燈貨',
}
const HANGUL = /\p{Script=Hangul}/u
const KANA = /[\u3040-\u30ff\uff66-\uff9f]/u
const HAN = /\p{Script=Han}/u

function* tablesOfMany(bytes: Uint8Array) {
  const named = new Set(
    chardet
      .analyse(bytes)
      .slice(0, 3)
      .map(({ name }) => name.toLowerCase()),
  )
  for (const encoding of ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'] as const) {
    const text = decoded(bytes, encoding)
    const letters = [...(text ?? '')].filter((letter) => letter > '\u007f')
    if (letters.length === 0 || CONTROL.test(text ?? '')) continue
    const share = (is: (letter: string) => boolean) => letters.filter(is).length / letters.length
    const vote = named.has(encoding) ? 0.1 : 0
    yield { encoding, score: shareOfWords(encoding, share) + vote }
  }
}

function shareOfWords(
  encoding: 'shift_jis' | 'euc-jp' | 'gb18030' | 'big5' | 'euc-kr',
  share: (is: (letter: string) => boolean) => number,
): number {
  const han = share((letter) => HAN.test(letter))
  if (encoding === 'euc-kr') return share((letter) => HANGUL.test(letter)) ** 2
  if (encoding === 'shift_jis' || encoding === 'euc-jp') {
    const kana = share((letter) => KANA.test(letter))
    return kana < 0.03 ? 0.3 * han : Math.min(1, kana + han + 0.05)
  }
  const common = share((letter) => COMMON[encoding].includes(letter))
  const signs = share((letter) => /[\u3000-\u303f\uff00-\uffef]/.test(letter))
  return Math.min(1, common * 2.5) * Math.min(1, han + signs)
}

/** Stray accents and the like, which letters turn into in a wrong encoding, and which no column name has. */
const MISREAD = /[\p{Sk}©®¤¶]|\p{L}§|§\p{L}|[a-z][\u200c-\u200f]|[\u200c-\u200f][a-z]/iu

function isMisread(cell: string): boolean {
  const isMisfit = (letter: string, before: string) =>
    isOfTwoScripts(before, letter) || isCapitalInside(before, letter)
  return MISREAD.test(cell) || [...cell].some((letter, at) => isMisfit(letter, cell[at - 1] ?? ' '))
}

/** Known column names are the surest sign of all. */
function namesIn(bytes: Uint8Array, encoding: Encoding): number {
  const text = decoded(bytes.subarray(0, 8 * 1024), encoding) ?? ''
  const cells = text
    .split(/\r\n|[\r\n]/)
    .slice(0, HEADER_ROWS)
    .flatMap((line) => line.split(/[,;\t|]/))
    .map((cell) => cell.replaceAll('"', '').trim())
    .filter((cell) => cell.length < 60 && /[^\p{ASCII}]/u.test(cell) && !isMisread(cell))
  return Math.min(2, cells.slice(0, 100).filter(isHeaderWord).length * 0.5)
}

/** The last letter may be incomplete. */
function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}
