import { listOf } from '~/models/trade/format/text'

const MAX_SHOWN_EMAIL_LENGTH = 25

/** A member's name in the table: cut to 12 characters and an ellipsis if longer. */
export function shortName(name: string): string {
  return cut(name, 12, 12)
}

/** An email in the table: cut to 22 characters and an ellipsis if longer than 25. */
export function shortEmail(email: string): string {
  return cut(email, MAX_SHOWN_EMAIL_LENGTH, 22)
}

function cut(text: string, longest: number, kept: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, kept).join('').trimEnd()}...` : text
}

const MAX_NAMED = 3

/** 'Marcus', 'Marcus or Ruth', 'Marcus, Ruth, or Dana', and from four on 'Marcus, Ruth, or 2 others'. */
export function joinWithOr(names: readonly string[]): string {
  const others = names.length - MAX_NAMED + 1
  return listOf(names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED - 1), `${others} others`] : names, 'or')
}

type Person = { firstName: string; lastName: string }

/** First names; full names if two people share one. */
export function shortNames(people: readonly Person[]): string[] {
  const isAlone = ({ firstName }: Person) => people.filter((other) => other.firstName === firstName).length === 1
  return people.map((person) => (isAlone(person) ? person.firstName : `${person.firstName} ${person.lastName}`))
}
