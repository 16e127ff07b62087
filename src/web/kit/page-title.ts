const PRODUCT = 'Shelfcount'

/** Head of a page; the product's own title belongs to pages that have none. */
export function pageTitle(title: string) {
  return { meta: [{ title: `${title} · ${PRODUCT}` }] }
}

export const SITE_TITLE = `${PRODUCT}: AI-assisted inventory audits for stores`
export const SITE_DESCRIPTION =
  'AI-assisted audits, barcode scanning, real-time tracking, reports, multi-location support and ' +
  'team collaboration for stores that count their inventory.'
