/** Under this key the device keeps light, dark or auto. */
export const COLOR_SCHEME_KEY = 'shelfcount-color-scheme'
