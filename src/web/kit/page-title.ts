const PRODUCT = 'Shelfcount'

/** The title of a page; pages without one have the product's own title. */
export function pageTitle(title: string) {
  return { meta: [{ title: `${title} · ${PRODUCT}` }] }
}

export const SITE_TITLE = `${PRODUCT}: AI-assisted inventory audits for stores`
export const SITE_DESCRIPTION =
  'AI-assisted audits, barcode scanning, real-time tracking, reports, multi-location support and ' +
  'team collaboration for stores that count their inventory.'
