import { linkedText, type TextPart } from '~/models/trade/format/linked-text'

/** A member who can be mentioned. */
export type Mentionable = { id: string; firstName: string; lastName: string }

/** The members a comment mentions, and the mentions that match nobody or several. */
export type Mentions = { memberIds: string[]; unknown: string[]; ambiguous: string[] }

type Found = { index: number; name: string; members: Mentionable[] }

/** '@' before a letter, unless it is part of an email address. */
const AT = /(?<![\p{L}\p{N}_.@-])@(?=\p{L})/gu
const WORD = /^[\p{L}\p{M}'’-]+/u
const GOES_ON = /^[\p{L}\p{M}\p{N}]/u

/** Mentions by full name, or by a first name that only one member has. Case does not matter. */
export function mentionsIn(text: string, members: readonly Mentionable[]): Mentions {
  const found = findMentions(text, members)
  const named = (many: (count: number) => boolean) => [
    ...new Set(found.filter((each) => many(each.members.length)).map(({ name }) => name)),
  ]
  const ids = found.flatMap(({ members: [member, ...others] }) => (member && others.length === 0 ? [member.id] : []))
  return {
    memberIds: [...new Set(ids)],
    unknown: named((count) => count === 0),
    ambiguous: named((count) => count > 1),
  }
}

function findMentions(text: string, members: readonly Mentionable[]): Found[] {
  return [...text.matchAll(AT)].map(({ index }) => {
    const rest = text.slice(index + 1)
    for (const nameOf of [({ firstName, lastName }: Mentionable) => `${firstName} ${lastName}`, firstNameOf]) {
      const named = members.filter((member) => startsWithName(rest, nameOf(member)))
      const longest = Math.max(...named.map((member) => nameOf(member).length))
      const matches = named.filter((member) => nameOf(member).length === longest)
      if (matches.length > 0) return { index, name: rest.slice(0, longest), members: matches }
    }
    return { index, name: WORD.exec(rest)?.[0] ?? '', members: [] }
  })
}

const firstNameOf = ({ firstName }: Mentionable) => firstName

function startsWithName(text: string, name: string): boolean {
  const same = text.slice(0, name.length).toLowerCase() === name.toLowerCase()
  return name.trim() !== '' && same && !GOES_ON.test(text.slice(name.length))
}

/** Splits a comment into text, links (http and https only) and mentions of members. */
export function commentParts(text: string, members: readonly Mentionable[]): TextPart[] {
  const mentions = findMentions(text, members).filter(({ members: { length } }) => length === 1)
  return linkedText(
    text,
    mentions.map(({ index, name }) => ({ index, part: { text: `@${name}`, isMention: true } })),
  )
}
