// Dates on labels have a two-digit year, and day 00 means the last day of the month.

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** YYMMDD as YYYY-MM-DD, in the century nearest to the given year; undefined when it is not a date. */
export function expiryDate(digits: string, thisYear: number): string | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined
  const year = fullYear(Number(digits.slice(0, 2)), thisYear)
  const month = Number(digits.slice(2, 4))
  const last = lastDay(year, month)
  const day = Number(digits.slice(4, 6)) || last
  if (last === 0 || day > last) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function fullYear(twoDigits: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100)
  const apart = twoDigits - (thisYear % 100)
  if (apart >= 51) return century - 100 + twoDigits
  if (apart <= -50) return century + 100 + twoDigits
  return century + twoDigits
}

function lastDay(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0)
}
