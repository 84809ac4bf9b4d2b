const PRELOAD = '<link rel="modulepreload"'
const LATER = `${PRELOAD} fetchpriority="low"`

/**
 * A page whose scripts are fetched after what can be seen of it. A browser gives a preloaded module the rank of a style
 * sheet, and on a slow line the two share it: the page was drawn a second later. Of text that people wrote nothing is
 * touched, because there `<` and `"` are escaped.
 */
export function deprioritizeScripts(page: Buffer): Buffer<ArrayBuffer> {
  // one letter per byte: what is not ASCII passes through as it is
  return Buffer.from(page.toString('latin1').replaceAll(PRELOAD, LATER), 'latin1')
}
