import type { Hostile } from './hostile-request'
import { type PlantedWords, unreadable } from './planted-words'
import type { RawResponse } from './send'

/** Internals that no response may contain. No request contains any of them. */
const INSIDE: Record<string, RegExp> = {
  'a stack': /\bat (async )?[\w.<>$]+ \([^)\n]*:\d+:\d+\)|\bat (file|node):/,
  'a server path': /\/node_modules\/|\bbuild\/server\/|file:\/\/\/|\/tmp\/backlot-/,
  'an error name': /\b(Type|Reference|Range|Zod|URI|Drizzle\w*|Postgres\w*)Error\b/,
  'a query': /Failed query|violates [\w -]+ constraint|invalid input syntax|\bselect [\w"., ]+ from "|\binsert into "/,
}

const OWN_HOSTS = ['backlot.test', '127.0.0.1']

/** A sentence for each problem of a response. Response times are checked elsewhere. */
export function checkResponse(
  { who, address }: Hostile,
  { status, headers, text }: RawResponse,
  planted: PlantedWords,
): string[] {
  const wrong: string[] = []
  if (status === 0) wrong.push(`no answer: ${text.slice(0, 200)}`)
  if (status >= 500) wrong.push(`answered with ${status}`)
  for (const [what, pattern] of Object.entries(INSIDE)) {
    const shown = pattern.exec(text)?.[0]
    if (shown && status !== 0) wrong.push(`shows ${what}: ${shown.slice(0, 120)}`)
  }
  // a backup contains everything
  const isBackup = address.includes('backup') && who === 'provider'
  for (const secret of isBackup ? [] : unreadable(text, who, planted)) wrong.push(`shows ${who} ${secret}`)
  const { location } = headers
  if (location !== undefined && !isOwnAddress(location)) wrong.push(`redirects to ${location.slice(0, 120)}`)
  return wrong
}

/** Whether a response allowed what the access table refuses. Changed roles are considered in `checkRound`. */
export const isOpened = ({ isClosed }: Hostile, { status }: RawResponse) => isClosed && status < 300 && status !== 0

function isOwnAddress(location: string): boolean {
  const base = 'http://backlot.test/'
  if (!URL.canParse(location, base)) return false
  return OWN_HOSTS.includes(new URL(location, base).hostname)
}
