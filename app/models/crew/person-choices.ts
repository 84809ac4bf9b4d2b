import { personName } from '~/models/trade/fields/person'

type Person = { firstName: string; lastName: string; email: string }

/** More people would push the form off a small screen. */
const MAX_CHOICES = 6

/** The first people as choices that fill a form in, and the chosen one even if there are too many. */
export function personChoices(people: readonly Person[], chosen: string) {
  return people
    .filter(({ email }, place) => place < MAX_CHOICES || email === chosen)
    .map((person) => ({ email: person.email, name: personName(person), isChosen: person.email === chosen }))
}
