const HIDDEN = '...'
const MAX_TEXT_LENGTH = 8000
const MAX_PARTS = 12
/** Base64url of 32 random bytes; may consist of letters and dashes only. */
const TOKEN_LENGTH = 43

/**
 * Redacts a text for the log: removes tokens, signatures, query strings, passwords in URLs and email addresses, and
 * truncates it.
 */
export function redact(text: string): string {
  const whole = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}${HIDDEN}` : text
  return whole
    .replace(PASSWORD, '//')
    .replace(PERSON, HIDDEN)
    .replace(MAILED_LINK, `$1${HIDDEN}`)
    .replace(QUERY, (query) => (VERSION.test(query) ? query : `?${HIDDEN}`))
    .replace(LONG_RUN, (run) => (isSecret(run) ? HIDDEN : run))
}

/**
 * Redacts the path of a URL for the log: keeps ids, numbers and words. Decoded first, so that encoding hides no token.
 */
export function redactPath(address: string): string {
  const parts = decoded(pathOf(address)).split(/[/\\]+/)
  const [, ...named] = parts.length > 1 ? parts : ['', ...parts]
  return `/${named.slice(0, MAX_PARTS).map(loggablePart).join('/')}`
}

function loggablePart(part: string, at: number, parts: string[]): string {
  const before = parts.slice(0, at).map((each) => each.toLowerCase())
  if (part === '') return ''
  if (ID.test(part)) return part
  // the token of an emailed link, and a file name with the project title, which users typed
  if (LINKS.includes(before[0] ?? '') || (before[0] === 'orders' && before.some((each) => UUID.test(each))))
    return HIDDEN
  return part.length < TOKEN_LENGTH && WORD.test(part) ? part : HIDDEN
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** Decodes repeatedly. Text that cannot be decoded is returned unchanged and then is no word. */
function decoded(path: string): string {
  try {
    const text = pathOf(decodeURIComponent(path))
    return text === path ? text : decoded(text)
  } catch {
    return path
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const ID = new RegExp(`${UUID.source}|^\\d{1,10}$`, 'i')
/** Words of a path or a file name, none as long as a token. */
const WORD = /^_{0,2}[a-z]{1,20}([-_.][a-z]{1,20}){0,4}$|^\d{3,4}\.webp$/i

/** Words before the token of an emailed link. */
const LINKS = ['agreement', 'pickup', 'answer', 'unsubscribe']
const PASSWORD = /\/\/[^\s/@]+@/g
/** Package scopes and versions look similar: an email has a name before the @ and ends in letters. */
const PERSON = /(?<![\w.%+-])[\w.%+-]+(@|%40)[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi
const MAILED_LINK = new RegExp(`(\\b(?:${LINKS.join('|')})(?:[/\\\\]|%2f)+)[^\\s"'\`()<>?#]+`, 'gi')
const QUERY = /(?<=[\w/%.-])\?[^\s"'`()<>]+/g
/** The build version, which is in every line of a stack. */
const VERSION = /^\?t=[\d.]+(:\d+)*$/
const LONG_RUN = /[\w%+-]{20,}/g
const PLAIN_WORDS = /^[a-z]+(_[a-z]+)+$/
const DIGIT_AND_BOTH_CASES = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])/

/**
 * A token has 43 characters; a part of one is recognized by its mix of characters. Table and constraint names are
 * words.
 */
function isSecret(run: string): boolean {
  if (PLAIN_WORDS.test(run) || UUID.test(run)) return false
  return run.length >= 40 || DIGIT_AND_BOTH_CASES.test(run)
}
