import { Link } from '@remix-run/react'
import { Icon } from '../icon'

export interface ToastMessage {
  /** Different for every toast, so that the same text twice is shown twice. */
  id: string
  kind: 'success' | 'error'
  text: string
  /** A link to what the message is about. */
  link?: { to: string; label: string }
}

/** The container of the toast, always rendered so that screen readers announce it. CSS hides it (`.toast-line`). */
export function Toast({ message }: { message: ToastMessage | null | undefined }) {
  return (
    <div role="status" data-toasts>
      {message && <ToastLine message={message} key={message.id} />}
    </div>
  )
}

function ToastLine({ message }: { message: ToastMessage }) {
  const isError = message.kind === 'error'
  return (
    <p className={`toast-line ${isError ? 'is-refused' : 'is-available'}`}>
      <Icon name={isError ? 'alert' : 'check'} />
      <span>{message.text}</span>
      {message.link && (
        <Link className="tap -my-2 shrink-0 underline" to={message.link.to}>
          {message.link.label}
        </Link>
      )}
    </p>
  )
}
