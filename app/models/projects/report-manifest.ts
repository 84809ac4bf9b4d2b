import { pluralize } from '~/models/trade/words/text'

export type ReportedFile = {
  name: string
  /** What is in it, a line each. */
  about: string[]
  bytes: number
  /** In hexadecimal. */
  sha256: string
}

type Report = {
  title: string
  /** 'Production company: ...', a line each. */
  facts: { label: string; value: string }[]
  files: readonly ReportedFile[]
}

/** The text that tells whoever opens a report what is in it, and whether all of it is as it was made. */
export function reportManifest({ title, facts, files }: Report): string {
  const known = facts.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${oneLine(value)}`)
  const lines = [
    title,
    '',
    ...known,
    '',
    `${pluralize(files.length, 'file')} besides this one`,
    ...files.flatMap(linesOf),
  ]
  return `${lines.join('\r\n')}\r\n`
}

function linesOf({ name, about, bytes, sha256 }: ReportedFile): string[] {
  const size = `${bytes.toLocaleString('en-US')} bytes, SHA-256 ${sha256}`
  return ['', name, ...[...about, size].filter((line) => line !== '').map((line) => `    ${oneLine(line)}`)]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
