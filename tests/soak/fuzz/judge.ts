import type { Hostile } from './hostile-request'
import { type Marks, unreadable } from './marks'
import type { Answer } from './send'

/** What tells somebody outside how the inside is built. No request says any of it. */
const INSIDE: Record<string, RegExp> = {
  'a stack': /\bat (async )?[\w.<>$]+ \([^)\n]*:\d+:\d+\)|\bat (file|node):/,
  'a path of the machine': /\/node_modules\/|\bbuild\/server\/|file:\/\/\/|\/tmp\/backlot-/,
  'an error of the code': /\b(Type|Reference|Range|Zod|URI|Drizzle\w*|Postgres\w*)Error\b/,
  'a query': /Failed query|violates [\w -]+ constraint|invalid input syntax|\bselect [\w"., ]+ from "|\binsert into "/,
}

const OWN_HOSTS = ['backlot.test', '127.0.0.1']

/** What should not have been answered, in words; nothing when all is well. How long it took is judged apart. */
export function judge({ who, address }: Hostile, { status, headers, text }: Answer, marks: Marks): string[] {
  const wrong: string[] = []
  if (status === 0) wrong.push(`no answer: ${text.slice(0, 200)}`)
  if (status >= 500) wrong.push(`answered with ${status}`)
  for (const [what, pattern] of Object.entries(INSIDE)) {
    const shown = pattern.exec(text)?.[0]
    if (shown && status !== 0) wrong.push(`shows ${what}: ${shown.slice(0, 120)}`)
  }
  // staff may save everything there is
  const isBackup = address.includes('backup') && who === 'provider'
  for (const secret of isBackup ? [] : unreadable(text, who, marks)) wrong.push(`shows ${who} ${secret}`)
  const { location } = headers
  if (location !== undefined && !isOwnAddress(location)) wrong.push(`leads to ${location.slice(0, 120)}`)
  return wrong
}

/** An answer where the table refuses. Whose role in the crew has changed meanwhile is checked later. */
export const isOpened = ({ isClosed }: Hostile, { status }: Answer) => isClosed && status < 300 && status !== 0

function isOwnAddress(location: string): boolean {
  const base = 'http://backlot.test/'
  if (!URL.canParse(location, base)) return false
  return OWN_HOSTS.includes(new URL(location, base).hostname)
}
