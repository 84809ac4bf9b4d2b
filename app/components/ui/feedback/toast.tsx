import { Link } from '@remix-run/react'
import { Icon } from '../icon'

export interface ToastMessage {
  /** Differs for every notice, so that the same words twice are shown twice. */
  id: string
  kind: 'success' | 'error'
  words: string
  /** The way to what it speaks of. */
  link?: { to: string; label: string }
}

/** The place of the one-line notice, always on the page so that readers hear what appears in it. It leaves by CSS alone: `.toast-line` in parts.css says when. */
export function Toast({ message }: { message: ToastMessage | null | undefined }) {
  return <div role="status">{message && <ToastLine message={message} key={message.id} />}</div>
}

function ToastLine({ message }: { message: ToastMessage }) {
  const isError = message.kind === 'error'
  return (
    <p className={`toast-line ${isError ? 'is-refused' : 'is-available'}`}>
      <Icon name={isError ? 'alert' : 'check'} />
      <span>{message.words}</span>
      {message.link && (
        <Link className="tap -my-2 shrink-0 underline" to={message.link.to}>
          {message.link.label}
        </Link>
      )}
    </p>
  )
}
