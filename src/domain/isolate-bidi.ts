const TO_THE_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const ISOLATE = '\u2068'
const END_ISOLATE = '\u2069'

/**
 * Isolates a name inside a sentence with invisible marks. Without them, a right-to-left name would pull the number
 * after it to its other side.
 */
export function isolateBidi(name: string): string {
  return TO_THE_LEFT.test(name) ? `${ISOLATE}${name}${END_ISOLATE}` : name
}
