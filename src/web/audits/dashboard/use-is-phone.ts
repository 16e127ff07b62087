import { useMediaQuery } from '@mantine/hooks'

const PHONE = '(max-width: 47.99em)'

/** False until the browser knows. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE) ?? false
}
