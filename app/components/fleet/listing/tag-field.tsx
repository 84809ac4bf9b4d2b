import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Field, type FieldTexts } from '~/components/ui/form/field'
import { controlAttributes, type FieldState } from '~/components/ui/form/field-state'
import { Icon } from '~/components/ui/icon'
import { tagsOf } from '~/models/fleet/listing/listing-choices'

/**
 * The owner's own tags. Without script, one line of tags separated by commas; with script, Enter or "Add" adds a tag.
 * Both submit the same line.
 */
export function TagField(props: FieldState & FieldTexts) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const texts = { label: props.label, className: props.className, hint: HINT[isReady ? 'script' : 'plain'] }
  return (
    <Field field={props} texts={texts}>
      {isReady ? (
        <TagPicker {...props} />
      ) : (
        <input
          {...controlAttributes(props, true)}
          className="input"
          defaultValue={props.defaultValue}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

const HINT = {
  plain: 'Separate tags with commas: camera car, wedding.',
  script: 'Press Enter after each tag.',
}

function TagPicker(props: FieldState) {
  const [tags, setTags] = useState(() => tagsOf(props.defaultValue ?? ''))
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    setTags(tagsOf([...tags, typed].join(',')))
    setTyped('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return
    event.preventDefault()
    add()
  }
  const { name, ...control } = controlAttributes(props, true)
  return (
    <>
      <input type="hidden" name={name} value={tagsOf([...tags, typed].join(',')).join(', ')} />
      <div className="flex gap-2">
        <input
          {...control}
          ref={input}
          className="input"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          enterKeyHint="done"
        />
        {typed.trim() && (
          <button type="button" className={`${BUTTON_CLASS.outline} shrink-0`} onClick={add}>
            Add “{typed.trim().slice(0, 16)}”
          </button>
        )}
      </div>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="chip"
                onClick={() => setTags(tags.filter((each) => each !== tag))}
                aria-label={`Remove ${tag}`}
              >
                {tag}
                <Icon name="x" className="w-4!" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
