import type { MouseEvent, ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { CountedField, insertText } from '~/components/ui/form/counted-field'
import type { FieldState } from '~/components/ui/form/field-state'
import { MAX_COMMENT_LENGTH } from '~/models/lists/comment-limits'
import { COMMENT_MESSAGES } from '~/models/lists/comment-messages'

interface CommentFieldProps extends FieldState {
  label: string
  placeholder?: string
  /** Members who can be mentioned. */
  names: readonly string[]
  disabled?: boolean
  /** The submit button of a form in the page; a dialog has its own. */
  children?: ReactNode
}

/** The text of a comment, with suggestions of members to mention. */
export function CommentField({ names, disabled, children, ...field }: CommentFieldProps) {
  const mention = ({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string) => {
    const textarea = currentTarget.form?.elements.namedItem(field.name)
    if (textarea instanceof HTMLTextAreaElement) insertText(textarea, `@${name} `)
  }
  return (
    <CountedField {...field} most={MAX_COMMENT_LENGTH} isLabelHidden disabled={disabled}>
      {names.length > 0 && !disabled && (
        <details className="min-w-0 grow basis-40 open:basis-full">
          <summary className="link inline-flex min-h-11 items-center">Mention a member</summary>
          <p>{COMMENT_MESSAGES.mentionHint}</p>
          <ul className="my-2 flex flex-wrap gap-2">
            {names.map((name, place) => (
              // two members may have the same name
              <li key={`${name} ${String(place)}`}>
                <span className="without-script">@{name}</span>
                <button
                  type="button"
                  className={`${BUTTON_CLASS.outline} with-script`}
                  onClick={(event) => mention(event, name)}
                >
                  @{name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </CountedField>
  )
}
