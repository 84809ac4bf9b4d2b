import { fileName, titleInFileName } from '~/models/trade/format/file-name'
import { pluralize } from '~/models/trade/format/text'
import { formatNumber } from '~/models/trade/number'

export type ReportedFile = {
  name: string
  /** Its contents, one per line. */
  about: string[]
  bytes: number
  /** In hexadecimal. */
  sha256: string
}

type Report = {
  title: string
  /** 'Production company: ...', one per line. */
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
  const size = `${formatNumber(bytes)} bytes, SHA-256 ${sha256}`
  return ['', name, ...[...about, size].filter((line) => line !== '').map((line) => `    ${oneLine(line)}`)]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** File systems allow 255 bytes; some programs add to the name. */
const MAX_BYTES = 120

/** File name of the report: 'Chrome Summer report.zip'. */
export function reportName(projectTitle: string): string {
  const title = shortened(titleInFileName(projectTitle))
  return title ? `${title} report.zip` : 'project-report.zip'
}

/** File names of the lists' PDFs, in order: '01 Diner lot - night.pdf'. */
export function listFileNames(listNames: readonly string[]): string[] {
  return numberedNames(listNames, 'List').map((name) => `${name}.pdf`)
}

/**
 * Titles as names of files or folders, in order: '01 Diner lot - night'. The numbers tell apart equal names, also on
 * case-insensitive file systems, and avoid reserved names such as CON.
 */
export function numberedNames(titles: readonly string[], untitled: string): string[] {
  const digits = Math.max(2, String(titles.length).length)
  return titles.map((title, index) => {
    const number = String(index + 1).padStart(digits, '0')
    return `${number} ${shortened(titleInFileName(title)) || untitled}`
  })
}

/** Names of uploaded files, numbered in the same way, with the extensions they had: '01 invoice.pdf'. */
export function numberedFiles(names: readonly string[]): string[] {
  const safe = names.map(fileName)
  const extensions = safe.map((name) => /\.\w{1,10}$/.exec(name)?.[0] ?? '')
  const stems = safe.map((name, index) => name.slice(0, name.length - (extensions[index]?.length ?? 0)))
  return numberedNames(stems, 'file').map((name, index) => name + extensions[index])
}

/** Cut to the limit, without splitting a character. */
function shortened(name: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  const kept: string[] = []
  for (const sign of name.normalize('NFC')) {
    bytes += encoder.encode(sign).length
    if (bytes > MAX_BYTES) break
    kept.push(sign)
  }
  return kept.join('').replace(/[. ]+$/, '')
}
