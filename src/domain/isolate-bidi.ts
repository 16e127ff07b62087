const TO_THE_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const ISOLATE = '\u2068'
const END_ISOLATE = '\u2069'

/**
 * A name inside a sentence. One that is read from right to left would take the number after it to its
 * other side; marks that nobody sees hold it together.
 */
export function isolateBidi(name: string): string {
  return TO_THE_LEFT.test(name) ? `${ISOLATE}${name}${END_ISOLATE}` : name
}
