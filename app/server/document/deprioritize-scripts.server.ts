const PRELOAD = '<link rel="modulepreload"'
const LATER = `${PRELOAD} fetchpriority="low"`

/**
 * Sets fetchpriority="low" on modulepreload links. Browsers fetch a preloaded module like a style sheet, and on a slow
 * connection the two compete: the page was painted a second later. Text that people typed cannot match, because its `<`
 * and `"` are escaped.
 */
export function deprioritizeScripts(page: Buffer): Buffer<ArrayBuffer> {
  // latin1 maps one character to one byte, so other encodings pass through unchanged
  return Buffer.from(page.toString('latin1').replaceAll(PRELOAD, LATER), 'latin1')
}
