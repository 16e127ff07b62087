/** The text of a guess may be a question, which already ends with a question mark. */
export function asSentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`
}
