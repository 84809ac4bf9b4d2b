/** Letters of any language, spaces, hyphens and apostrophes, beginning with a letter. */
const NAME = /^\p{L}[\p{L}\p{M} '’-]*$/u
const NAME_WITH_DIGITS = /^[\p{L}\d][\p{L}\p{M}\d '’-]*$/u

/** 'Ada Byron'; '' when neither is known. */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}

export function isName(text: string): boolean {
  return NAME.test(text)
}

export function isNameWithDigits(text: string): boolean {
  return NAME_WITH_DIGITS.test(text)
}
