const LONGEST_SHOWN_EMAIL = 25

/** A member's name in the table: its first 12 characters and an ellipsis, where it is longer. */
export function shortName(name: string): string {
  return cut(name, 12, 12)
}

/** An address in the table: its first 22 characters and an ellipsis, where it is longer than 25. */
export function shortEmail(email: string): string {
  return cut(email, LONGEST_SHOWN_EMAIL, 22)
}

function cut(text: string, longest: number, kept: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, kept).join('').trimEnd()}...` : text
}
