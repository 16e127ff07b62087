/** The storage key for light, dark or auto. */
export const COLOR_SCHEME_KEY = 'shelfcount-color-scheme'
