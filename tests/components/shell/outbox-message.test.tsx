import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OutboxMessage } from '~/components/shell/pages/outbox-message'

const MAIL = {
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  kind: 'mail' as const,
  recipient: 'dana@crew.test',
  subject: 'Your order',
  bodyText: 'Hello <b>Dana</b>,\n\nOpen your order:\nhttps://backlot.test/orders/1\n\nBacklot',
  hasHtml: true,
  sentAt: 'today, 8:19 AM',
  isOpen: true,
}

it('shows an email as text with links, and as HTML in a sandboxed frame', () => {
  const { container } = render(<OutboxMessage {...MAIL} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://backlot.test/orders/1')
  expect(container.querySelector('p')?.textContent).toBe(MAIL.bodyText)
  const frame = screen.getByTitle('Your order, as HTML')
  expect(frame.getAttribute('src')).toBe(`/outbox/${MAIL.id}`)
  expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox'])
})

it('shows a text message only as text', () => {
  const words = { ...MAIL, kind: 'sms' as const, recipient: '+14045550123', subject: '', bodyText: 'Your code is 1234' }
  const { container } = render(<OutboxMessage {...words} hasHtml={false} />)
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByText('Text message')).toBeTruthy()
  expect(screen.getByText('Your code is 1234')).toBeTruthy()
})
