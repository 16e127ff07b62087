// Creating a formatter takes far longer than using it, so each is created once.

type Make<Options, Formatter> = new (locale: string, options?: Options) => Formatter

function remembering<Options extends object, Formatter>(Make: Make<Options, Formatter>) {
  const made = new Map<string, Formatter>()
  return (locale: string, options?: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = made.get(key)
    if (known) return known
    const formatter = new Make(locale, options)
    made.set(key, formatter)
    return formatter
  }
}

class CurrencyNames extends Intl.DisplayNames {
  constructor(locale: string) {
    super(locale, { type: 'currency' })
  }
}

export const getCurrencyNames = remembering(CurrencyNames)
export const getCollator = remembering(Intl.Collator)
export const getListFormat = remembering(Intl.ListFormat)
export const getNumberFormat = remembering(Intl.NumberFormat)
export const getDateTimeFormat = remembering(Intl.DateTimeFormat)
const getPluralRules = remembering(Intl.PluralRules)

/** The formatters that the messages themselves need. */
export const formatters = { getNumberFormat, getDateTimeFormat, getPluralRules } as {
  getNumberFormat(...args: ConstructorParameters<typeof Intl.NumberFormat>): Intl.NumberFormat
  getDateTimeFormat(...args: ConstructorParameters<typeof Intl.DateTimeFormat>): Intl.DateTimeFormat
  getPluralRules(...args: ConstructorParameters<typeof Intl.PluralRules>): Intl.PluralRules
}
