import { PRODUCT } from '~/models/trade/product'

/** A paragraph, in which a line break stays one; facts, each a label and its value; items, a line each; or a way on. */
export type MailPart =
  | string
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { items: readonly string[] }
  | { button: string; href: string }

/** The letter for readers without HTML: parts with an empty line between them, and the product's name at the end. */
export function letterText(parts: readonly MailPart[]): string {
  return [...parts.map(partText), PRODUCT].join('\n\n')
}

function partText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('items' in part) return part.items.join('\n')
  return `${part.button}:\n${part.href}`
}

/**
 * The same letter as a page of its own: one column, no pictures and no style sheet, in the colors of whoever reads it by
 * day or by night. Whatever people typed stays text.
 */
export function letterHtml(subject: string, parts: readonly MailPart[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title></head><body style="${STYLES.page}"><div style="${STYLES.column}">`,
    `<p style="${STYLES.product}">${escaped(PRODUCT)}</p>`,
    ...parts.map(partHtml),
    '</div></body></html>',
  ].join('\n')
}

function partHtml(part: MailPart): string {
  if (typeof part === 'string') return paragraph(lines(part))
  if ('facts' in part) return `<table style="${STYLES.facts}">${part.facts.map(factHtml).join('')}</table>`
  if ('items' in part) return paragraph(part.items.map(lines).join('<br>'))
  const href = escaped(part.href)
  return [
    paragraph(`<a href="${href}" target="_blank" rel="noopener" style="${STYLES.button}">${escaped(part.button)}</a>`),
    // for whoever has to copy it: a button alone hides where it leads
    `<p style="${STYLES.address}">${href}</p>`,
  ].join('\n')
}

function factHtml([label, value]: readonly [string, string]): string {
  return `<tr><th scope="row" style="${STYLES.label}">${escaped(label)}</th><td style="${STYLES.value}">${lines(value)}</td></tr>`
}

const paragraph = (html: string) => `<p style="${STYLES.paragraph}">${html}</p>`

const lines = (text: string) => escaped(text).replace(/\r?\n/g, '<br>')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** Text has no color of its own, so that every reader's day and night stay legible; the button brings both of its own. */
const STYLES = {
  page: 'margin:0;padding:24px 16px',
  column: 'max-width:560px;margin:0 auto;font:16px/1.5 Helvetica,Arial,sans-serif;overflow-wrap:anywhere',
  product: 'margin:0 0 24px;font-size:20px;font-weight:700',
  paragraph: 'margin:0 0 16px',
  facts: 'margin:0 0 16px;border-collapse:collapse',
  label: 'padding:4px 16px 4px 0;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap',
  value: 'padding:4px 0;font-weight:700;vertical-align:top',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#eea83a;color:#28190a;font-weight:700;text-decoration:none',
  address: 'margin:0 0 16px;font-size:14px',
} as const
