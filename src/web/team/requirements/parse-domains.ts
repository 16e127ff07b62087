/** People separate them as they like. */
export function parseDomains(text: string): string[] {
  return text.split(/[\s,;]+/).filter((domain) => domain !== '')
}
