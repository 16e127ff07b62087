/** What is said of a guess may be a question itself: that has its mark already. */
export function asSentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`
}
