/** Folders and files of src/web whose text does not come from messages yet. Nothing is added here. */
export const NOT_CONVERTED: readonly string[] = [
  'account/mailbox-page.tsx',
  'billing/',
  'imports/',
  'platform/',
  'site/operator-name.tsx',
  'site/privacy-page.tsx',
  'site/seal-verdict.tsx',
  'site/terms-page.tsx',
  'site/verify-page.tsx',
]
