import { EMAILS, type EmailType } from '~/models/trade/access/emails'
import { PRODUCT } from '~/models/trade/product'
import type { Tx } from '~/server/db/client.server'
import { type MessageSecret, writeOutbox } from '../outbox/write-outbox.server'

type Person = { firstName: string; email: string }

/** `address`: any email, maybe without a name. */
type Recipients = {
  members: Person & { id: string; projectId: string }
  owner: Person & { id: string }
  account: Person & { id: string }
  address: Person | string
}

interface Mail<Type extends EmailType> {
  type: Type
  /** One person, greeted by first name. Several recipients get one email each. */
  to: Recipients[(typeof EMAILS)[Type]['to']]
  /** Must not contain a code or link, because it is stored unencrypted. */
  subject: string
  parts: readonly EmailPart[]
  /** Target of the button below the parts. */
  href?: (typeof EMAILS)[Type]['button'] extends null ? never : string
  /** Label of the button for readers with another target than the rest. */
  label?: string
  /** Parts below the button. */
  notes?: readonly EmailPart[]
  /** The link or code in the email that grants access, if any. */
  secret?: MessageSecret | null
  /** The order that it is about; its page shows the delivery. */
  orderId?: number
  /** Idempotency key among emails of this type: written once per key and address. */
  key: string
}

/**
 * Transactional outbox: writes an email as part of the transaction. It is delivered after the commit, with retries,
 * unless its reader has lost access or unsubscribed. Its parts become plain text and HTML, both signed with the
 * product's name.
 */
export function writeMail<Type extends EmailType>(tx: Tx, mail: Mail<Type>): Promise<void> {
  const { type, subject, parts, href, notes = [], secret = null, orderId, key } = mail
  const to: Recipients[keyof Recipients] = mail.to
  const label = mail.label ?? EMAILS[type].button
  const all: EmailPart[] = [
    ...(typeof to === 'string' ? [] : [`Hello ${to.firstName},`]),
    ...parts,
    ...(href && label ? [{ button: label, href }] : []),
    ...notes,
  ]
  return writeOutbox(tx, {
    kind: 'mail',
    recipient: typeof to === 'string' ? to : to.email,
    subject,
    text: emailText(all),
    html: emailHtml(subject, all),
    secret,
    orderId,
    emailType: type,
    ...readerOf(type, to),
    key: `${type}/${key}`,
  })
}

/** The account and project of a reader whose access is checked again on delivery. */
function readerOf(type: EmailType, to: Recipients[keyof Recipients]) {
  if (EMAILS[type].to === 'address' || typeof to === 'string' || !('id' in to)) return {}
  return { accountId: to.id, projectId: 'projectId' in to ? to.projectId : undefined }
}

/** A row of a section: a text, which is a link if it has an address, and a quiet line below. */
export type EmailRow = { text: string; detail?: string; href?: string }

/**
 * A part of an email: a paragraph, whose line breaks are kept; facts (label and value); items, one per line; a section
 * with a heading and rows; a picture by its public address; or a button.
 */
export type EmailPart =
  | string
  | { heading: string; rows: readonly EmailRow[] }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { items: readonly string[] }
  | { picture: string; alt: string }
  | { button: string; href: string }

/** Plain text of an email: its parts separated by empty lines, then the name of the product. */
export function emailText(parts: readonly EmailPart[]): string {
  return [...parts.map(partText).filter((text) => text !== null), PRODUCT].join('\n\n')
}

function partText(part: EmailPart): string | null {
  if (typeof part === 'string') return part
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if ('items' in part) return part.items.join('\n')
  if ('rows' in part) return `${part.heading}\n\n${part.rows.map(rowText).join('\n')}`
  if ('picture' in part) return null
  return `${part.button}:\n${part.href}`
}

const rowText = ({ text, detail, href }: EmailRow) => [`- ${text}`, detail, href].filter(Boolean).join('\n  ')

/** HTML of an email, with dark mode. Readable without images and style sheets. Text typed by users is escaped. */
export function emailHtml(subject: string, parts: readonly EmailPart[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>${DARK_MODE}</style></head><body class="page" style="${STYLES.page}">`,
    `<div style="${STYLES.preheader}">${escaped(preheaderOf(parts))}</div>`,
    `<div style="${STYLES.column}"><div style="${STYLES.band}">${escaped(PRODUCT)}</div>`,
    `<div class="sheet" style="${STYLES.sheet}">`,
    ...parts.map(partHtml),
    '</div></div></body></html>',
  ].join('\n')
}

/** Preheader, which an inbox shows next to the subject: the part after the greeting. */
function preheaderOf(parts: readonly EmailPart[]): string {
  const [first = '', second] = parts.filter((part) => typeof part === 'string')
  return first.endsWith(',') ? (second ?? '') : first
}

function partHtml(part: EmailPart): string {
  if (typeof part === 'string') return paragraph(lines(part))
  if ('facts' in part) return `<table style="${STYLES.facts}">${part.facts.map(factHtml).join('')}</table>`
  if ('items' in part) return paragraph(part.items.map(lines).join('<br>'))
  if ('rows' in part)
    return `<h2 style="${STYLES.heading}">${escaped(part.heading)}</h2>${part.rows.map(rowHtml).join('\n')}`
  if ('picture' in part) return pictureHtml(part)
  const href = escaped(part.href)
  return [
    // a table cell, for mail clients that do not support backgrounds of links
    `<table role="presentation" style="${STYLES.facts}"><tr><td bgcolor="#eea83a" style="${STYLES.key}">`,
    `<a href="${href}" target="_blank" rel="noopener" style="${STYLES.button}">${escaped(part.button)}</a></td></tr></table>`,
    // the address as text, for copying
    `<p class="quiet" style="${STYLES.address}">${href}</p>`,
  ].join('\n')
}

function rowHtml({ text, detail, href }: EmailRow): string {
  const title = href
    ? `<a href="${escaped(href)}" target="_blank" rel="noopener" style="${STYLES.link}">${lines(text)}</a>`
    : lines(text)
  return `<p style="${STYLES.row}">${title}${detail ? `<br><span class="quiet" style="${STYLES.detail}">${lines(detail)}</span>` : ''}</p>`
}

const pictureHtml = ({ picture, alt }: { picture: string; alt: string }) =>
  `<p style="${STYLES.paragraph}"><img src="${escaped(picture)}" alt="${escaped(alt)}" width="512" style="${STYLES.picture}"></p>`

function factHtml([label, value]: readonly [string, string]): string {
  return `<tr><th class="quiet" scope="row" style="${STYLES.label}">${escaped(label)}</th><td style="${STYLES.value}">${lines(value)}</td></tr>`
}

const paragraph = (html: string) => `<p style="${STYLES.paragraph}">${html}</p>`

const lines = (text: string) => escaped(text).replace(/\r?\n/g, '<br>')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** Dark mode. The light colors are inline, because some mail clients drop style sheets. */
const DARK_MODE = [
  '@media (prefers-color-scheme:dark){',
  '.page{background:#14171c!important}',
  '.sheet{background:#20242b!important;color:#eceae5!important}',
  '.quiet{color:#a9adb5!important}',
  '}',
].join('')

const STYLES = {
  page: 'margin:0;padding:24px 12px;background:#f5f3ef',
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0',
  column: 'max-width:560px;margin:0 auto;font:16px/1.5 Helvetica,Arial,sans-serif;overflow-wrap:anywhere',
  band: 'padding:16px 24px;border-radius:12px 12px 0 0;background:#272d39;color:#eda93b;font-size:20px;font-weight:700',
  sheet: 'padding:24px 24px 12px;border-radius:0 0 12px 12px;background:#fefdfc;color:#20242b',
  paragraph: 'margin:0 0 16px',
  heading: 'margin:24px 0 8px;font-size:18px;line-height:1.4',
  row: 'margin:0 0 12px',
  link: 'color:inherit;font-weight:700;text-decoration:underline',
  detail: 'color:#5d636e;font-size:14px',
  picture: 'display:block;width:100%;max-width:512px;height:auto;border:0;border-radius:8px',
  facts: 'margin:0 0 16px;border-collapse:separate;border-spacing:0',
  label: 'padding:4px 16px 4px 0;color:#5d636e;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap',
  value: 'padding:4px 0;font-weight:700;vertical-align:top',
  key: 'border-radius:8px;background:#eea83a',
  button: 'display:inline-block;padding:12px 24px;color:#28190a;font-weight:700;text-decoration:none',
  address: 'margin:0 0 16px;color:#5d636e;font-size:12px',
} as const
