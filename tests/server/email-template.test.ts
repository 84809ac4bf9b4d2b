import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { type EmailPart, emailHtml, emailText } from '~/server/mail/write-mail.server'

const PICTURE = 'https://backlot.test/photos/a1/1200.jpg'
const LINK = 'https://backlot.test/orders/1?a=1&b=2'

/** An email in which every kind of part contains the typed text. */
const emailOf = (typed: string): EmailPart[] => [
  `Hello ${typed},`,
  { facts: [[typed, typed]] },
  { items: [typed, typed] },
  { picture: PICTURE, alt: typed },
  { button: typed, href: LINK },
]
/** A window per email would take most of the time. */
const parser = new new JSDOM().window.DOMParser()
const pageOf = (subject: string, parts: readonly EmailPart[]) =>
  parser.parseFromString(emailHtml(subject, parts), 'text/html')

/** The elements of the page without their text. */
const shapeOf = (page: Document) =>
  [...page.querySelectorAll('*')]
    .filter(({ tagName }) => tagName !== 'BR')
    .map((element) =>
      [
        element.tagName,
        ...[...element.attributes].map(({ name, value }) => (name === 'alt' ? name : `${name}=${value}`)),
      ].join(' '),
    )

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '=', ' ', 'a', 'b', '\n', '&lt;', '<!--', ']]>') }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title></style></p><h1>',
    "' onmouseover='x",
    '&lt;b&gt;',
    '<a href="https://evil.test">press</a>',
  ),
)

describe('as HTML', () => {
  test('typed text never becomes markup', () => {
    const shape = shapeOf(pageOf('plain', emailOf('plain')))
    fc.assert(
      fc.property(typed, (text) => {
        expect(shapeOf(pageOf(text, emailOf(text)))).toEqual(shape)
      }),
    )
  })

  test('typed text is shown as it was typed', () => {
    // an HTML parser replaces invalid characters, and a line break is an element
    const parsable = typed.filter((text) => !/[\0\r\uD800-\uDFFF]/.test(text))
    fc.assert(
      fc.property(parsable, (text) => {
        const page = pageOf(text, emailOf(text))
        expect(page.querySelector('td')?.textContent).toBe(text.replaceAll('\n', ''))
        expect(page.querySelector('a')?.textContent).toBe(text)
      }),
    )
  })

  test('a line break becomes a br element', () => {
    const page = pageOf('Hello', ['one\ntwo\r\nthree'])
    expect([...page.querySelectorAll('p')].at(-1)?.innerHTML).toBe('one<br>two<br>three')
  })

  test('a button links to its URL, which is also shown below it', () => {
    const page = pageOf('Hello', [{ button: 'Open', href: LINK }])
    expect(page.querySelector('a')?.getAttribute('href')).toBe(LINK)
    expect([...page.querySelectorAll('p')].at(-1)?.textContent).toBe(LINK)
  })

  test('a URL cannot escape its attribute', () => {
    const page = pageOf('Hello', [{ button: 'Open', href: 'https://backlot.test/"><b>' }])
    expect(page.querySelector('a')?.getAttribute('href')).toBe('https://backlot.test/"><b>')
    expect(page.querySelector('b')).toBeNull()
  })

  test('loads nothing but its picture and names the product', () => {
    const page = pageOf('Your order', emailOf('Dana'))
    expect([...page.querySelectorAll('[src]')].map((each) => each.getAttribute('src'))).toEqual([PICTURE])
    expect(page.querySelectorAll('link, script, iframe')).toHaveLength(0)
    expect(page.querySelector('style')?.textContent).not.toMatch(/url|@import/)
    expect(page.title).toBe('Your order')
    expect(page.body.textContent).toContain('Backlot')
    expect(page.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark')
  })

  test.each([
    [['Hello Dana,', 'Your order is placed.', 'The dates are held.'], 'Your order is placed.'],
    [
      [{ facts: [['Code', '1234']] }, 'With this code you choose a new password.'],
      'With this code you choose a new password.',
    ],
    [['Hello Dana,'], ''],
  ] satisfies [EmailPart[], string][])('the preview text is the text after the greeting', (parts, shown) => {
    expect(pageOf('Your order', parts).querySelector('body > div')?.textContent).toBe(shown)
  })
})

test('as text, each part is a paragraph', () => {
  const parts: EmailPart[] = [
    'Hello Dana,',
    {
      facts: [
        ['Days', 'Dec 7 to Dec 11'],
        ['Offer', '$1,700.00'],
      ],
    },
    { items: ['1957 Chevrolet Bel Air', '1976 Chevrolet Caprice'] },
    { picture: PICTURE, alt: '1957 Chevrolet Bel Air' },
    { button: 'Open your order', href: LINK },
  ]
  expect(emailText(parts)).toBe(
    [
      'Hello Dana,',
      'Days: Dec 7 to Dec 11\nOffer: $1,700.00',
      '1957 Chevrolet Bel Air\n1976 Chevrolet Caprice',
      `Open your order:\n${LINK}`,
      'Backlot',
    ].join('\n\n'),
  )
})
