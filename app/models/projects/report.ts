import { titleInFileName } from '~/models/trade/words/file-name'
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

/** The manifest of a report: its files with sizes and checksums. */
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

/** File systems take 255 bytes; some programs add words of their own. */
const LONGEST_BYTES = 120

/** What the report is saved as: 'Chrome Summer report.zip'. */
export function reportName(projectTitle: string): string {
  const title = shortened(titleInFileName(projectTitle))
  return title ? `${title} report.zip` : 'project-report.zip'
}

/**
 * The names of the lists' PDFs, in their order: '01 Diner lot - night.pdf'. Their numbers distinguish lists of the same
 * name, in any spelling of small and large letters, and avoid names reserved by a system, such as CON.
 */
export function listFileNames(listNames: readonly string[]): string[] {
  const digits = Math.max(2, String(listNames.length).length)
  return listNames.map((name, index) => {
    const number = String(index + 1).padStart(digits, '0')
    return `${number} ${shortened(titleInFileName(name)) || 'List'}.pdf`
  })
}

/** As many whole characters as fit. */
function shortened(name: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  const kept: string[] = []
  for (const sign of name.normalize('NFC')) {
    bytes += encoder.encode(sign).length
    if (bytes > LONGEST_BYTES) break
    kept.push(sign)
  }
  return kept.join('').replace(/[. ]+$/, '')
}
