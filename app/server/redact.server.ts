const HIDDEN = '...'
const LONGEST_TEXT = 8000
const MOST_PARTS = 12
/** Of 32 random bytes, which may happen to be letters and dashes alone. */
const TOKEN_LENGTH = 43

/**
 * A text as it may stand in the log: without tokens, signatures, queries, passwords in addresses and addresses of people,
 * and not without end. What is left tells what broke and where.
 */
export function redact(text: string): string {
  const whole = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}${HIDDEN}` : text
  return whole
    .replace(PASSWORD, '//')
    .replace(PERSON, HIDDEN)
    .replace(MAILED_LINK, `$1${HIDDEN}`)
    .replace(QUERY, (query) => (VERSION.test(query) ? query : `?${HIDDEN}`))
    .replace(LONG_RUN, (run) => (isSecret(run) ? HIDDEN : run))
}

/**
 * The path of an address as it may stand in the log: ids, numbers and words, and nothing else that people or mails put
 * there. Without its query, and decoded, so that a token is one whatever it was written with.
 */
export function redactPath(address: string): string {
  const parts = decoded(pathOf(address)).split(/[/\\]+/)
  const [, ...named] = parts.length > 1 ? parts : ['', ...parts]
  return `/${named.slice(0, MOST_PARTS).map(loggablePart).join('/')}`
}

function loggablePart(part: string, at: number, parts: string[]): string {
  const before = parts.slice(0, at).map((each) => each.toLowerCase())
  if (part === '') return ''
  if (ID.test(part)) return part
  // the token of a signer's or a driver's link, and the name of a project, which people type
  if (
    before[0] === 'agreement' ||
    before[0] === 'pickup' ||
    (before[0] === 'orders' && before.some((each) => UUID.test(each)))
  )
    return HIDDEN
  return part.length < TOKEN_LENGTH && WORD.test(part) ? part : HIDDEN
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** However often it was encoded. What cannot be decoded is left, and is no word then. */
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
/** Words of an address or the name of a file, none as long as a token. */
const WORD = /^_{0,2}[a-z]{1,20}([-_.][a-z]{1,20}){0,4}$|^\d{3,4}\.webp$/i

const PASSWORD = /\/\/[^\s/@]+@/g
/** Scopes of packages and their versions look alike: a person's has a name before the sign and letters at its end. */
const PERSON = /(?<![\w.%+-])[\w.%+-]+(@|%40)[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi
const MAILED_LINK = /(\b(?:agreement|pickup)(?:[/\\]|%2f)+)[^\s"'`()<>?#]+/gi
const QUERY = /(?<=[\w/%.-])\?[^\s"'`()<>]+/g
/** The version of the build, which stands in every line of a stack. */
const VERSION = /^\?t=[\d.]+(:\d+)*$/
const LONG_RUN = /[\w%+-]{20,}/g
const PLAIN_WORDS = /^[a-z]+(_[a-z]+)+$/
const DIGIT_AND_BOTH_CASES = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])/

/** A token has 43 signs, a part of one is told by its mixture. Names of tables and constraints are words. */
function isSecret(run: string): boolean {
  if (PLAIN_WORDS.test(run) || UUID.test(run)) return false
  return run.length >= 40 || DIGIT_AND_BOTH_CASES.test(run)
}
