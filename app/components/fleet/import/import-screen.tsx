import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { JobProgress } from '~/components/ui/feedback/job-progress'
import { Note, Status } from '~/components/ui/feedback/note'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { Section } from '~/components/ui/section'
import { fleetPaths } from '~/models/trade/paths/fleet'
import type { ImportView } from '~/services/fleet/import/import-pages.server'
import { ImportResult } from './import-result'

/** The progress and the result of an import. */
export function ImportScreen({ view }: { view: ImportView }) {
  const { id, fileName, badge, importsTo, home, counts, problem, progress, result } = view
  const { photos, refused, next, mayUndo, mayCheckAgain } = view
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={[{ label: 'Import and export', to: importsTo }]} current={fileName} />
      <PageTitle title={<span className="break-words">{fileName}</span>} status={<Status {...badge} />} />
      <div className="mt-5 grid grid-cols-1 gap-5">
        {progress && (
          <JobProgress
            text={progress.text}
            done={progress.done || null}
            total={progress.total || 1}
            page={fleetPaths.import(id)}
          />
        )}
        {problem && (
          <Note tone="refused" isAlert>
            {problem}
          </Note>
        )}
        {result && <ImportResult view={view} result={result} />}
        {!progress && !problem && !next && !result && <p className="text-lg">{counts}.</p>}
        {photos.length > 0 && (
          <Section headingId="refused" title="Photos that were not taken">
            <ul className="mt-3 divide-y divide-base-300">
              {photos.map(({ name, sentence }) => (
                <li key={name} className="py-2 text-sm break-words">
                  <span className="font-semibold">{name}:</span> {sentence}
                </li>
              ))}
            </ul>
            {refused > photos.length && (
              <p className="mt-3 text-sm text-quiet">
                The first {photos.length} of {refused} are shown.
              </p>
            )}
          </Section>
        )}
        <p className="flex flex-wrap gap-3">
          {next && (
            <Link className={BUTTON_CLASS.primary} to={next}>
              Continue
            </Link>
          )}
          {mayCheckAgain && (
            <Link className={BUTTON_CLASS.primary} to={fleetPaths.importColumns(id)}>
              Check it again
            </Link>
          )}
          {result && (
            <Link className={BUTTON_CLASS.outline} to={home.to}>
              {home.label}
            </Link>
          )}
          <Link className={BUTTON_CLASS.outline} to={importsTo}>
            All imports
          </Link>
          {mayUndo && (
            <Link className={BUTTON_CLASS.outline} to={fleetPaths.importUndo(id)} preventScrollReset>
              Undo import
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}
