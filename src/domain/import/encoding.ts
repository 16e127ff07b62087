// The encodings that a list can be read in, by the decoder's names.

/** Only ASCII so far: the first other letter decides the encoding. */
export const UNDECIDED = 'ascii'

export const ENCODINGS = [
  UNDECIDED,
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-874',
  'iso-8859-2',
  'iso-8859-5',
  'koi8-r',
  'koi8-u',
  'ibm866',
  'macintosh',
  'x-mac-cyrillic',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const

export type Encoding = (typeof ENCODINGS)[number]

export function isEncoding(name: string): name is Encoding {
  return ENCODINGS.some((encoding) => encoding === name)
}
