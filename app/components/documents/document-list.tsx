import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import type { OverviewEntry } from '~/services/documents/overview/overview-document.server'

/** Documents, each with who uploaded or made it, when, its hash and its link. */
export function DocumentList({ papers, label }: { papers: readonly OverviewEntry[]; label: string }) {
  return (
    <ul className="sheet divide-y divide-base-300" aria-label={label}>
      {papers.map((paper) => (
        <li key={paper.href} className="flex flex-wrap items-center gap-x-5 gap-y-2 p-[min(1.25rem,5vw)]">
          <div className="min-w-0 grow basis-64">
            <p className="font-semibold">
              {paper.title}
              {paper.state && <span className="font-normal text-quiet"> - {paper.state}</span>}
            </p>
            <p className="break-words text-sm">{paper.name}</p>
            <p className="text-sm text-quiet">{[paper.by, paper.at, paper.size].filter(Boolean).join(', ')}</p>
            {paper.note && <p className="mt-1 text-sm">{paper.note}</p>}
            <p className="figure mt-1 break-all text-xs text-quiet">SHA-256 {paper.sha256}</p>
          </div>
          {/* without `download`: a refusal would be saved like a file */}
          <a
            className={BUTTON_CLASS.outline}
            href={paper.href}
            {...(paper.isOurs && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon name={paper.isOurs ? 'file' : 'download'} />
            {paper.isOurs ? 'Open' : 'Download'}
            <span className="sr-only">
              {' '}
              {paper.name}
              {paper.isOurs && ' in a new window'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
