import { Link } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { insertText } from '~/components/ui/form/counted-field'
import type { ReplyTemplate } from '~/models/deals/timeline/reply-templates'
import { dealPaths } from '~/models/trade/paths/deals'

interface TemplateLinksProps {
  templates: readonly ReplyTemplate[]
  /**
   * The page, its query and the id of the field; without script, the page is loaded with the chosen template in the
   * field.
   */
  page: string
}

/** An owner's reply templates, beside a field. With script each one inserts its text at the cursor. */
export function TemplateLinks({ templates, page }: TemplateLinksProps) {
  const insert = (event: MouseEvent<HTMLElement>, text: string) => {
    const textarea = event.currentTarget.closest('form')?.querySelector('textarea')
    if (!textarea) return
    event.preventDefault()
    insertText(textarea, text)
  }
  if (templates.length === 0) {
    return (
      <Link className="link inline-flex min-h-11 items-center text-sm" to={dealPaths.replyTemplates()}>
        Add reply templates
      </Link>
    )
  }
  return (
    <details className="min-w-0 grow basis-40 text-sm open:basis-full">
      <summary className="link inline-flex min-h-11 items-center">Use a template</summary>
      <ul className="mb-2 flex flex-wrap gap-2">
        {templates.map(({ id, name, text }) => (
          <li key={id}>
            <Link
              className="chip pick"
              to={withTemplate(page, id)}
              preventScrollReset
              onClick={(event) => insert(event, text)}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className="link tap px-2" to={dealPaths.replyTemplates()}>
            Edit
          </Link>
        </li>
      </ul>
    </details>
  )
}

function withTemplate(page: string, id: string): string {
  const [address = '', field = ''] = page.split('#')
  const [path = '', query] = address.split('?')
  const search = new URLSearchParams(query)
  search.set('template', id)
  return `${path}?${search}#${field}`
}
