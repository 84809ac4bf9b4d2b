import { Form, Link } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { Breadcrumb, EmptyState, PageTitle } from '~/components/ui/page'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import { pluralize } from '~/models/trade/format/text'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import type { ArrangedLists } from '~/services/lists/arrange/arrange-pages.server'
import { ArrangedRows } from './arranged-rows'

type ArrangeListsProps = ArrangedLists & { project: { id: string; title: string }; errors?: readonly string[] }

/** The lists of a project in their order, with controls to reorder them and to archive empty ones. */
export function ArrangeLists({ project, lists, archived, errors }: ArrangeListsProps) {
  const rows = lists.map((list) => ({
    id: list.id,
    number: list.number,
    name: list.name,
    content: <ListLine projectId={project.id} list={list} />,
  }))
  return (
    <div className="page max-w-4xl">
      <Breadcrumb
        trail={[{ label: project.title, to: projectPaths.projectList(project.id) }]}
        current="Arrange Lists"
      />
      <PageTitle
        title="Arrange Lists"
        lead="Everyone on the project sees this order. The project report uses it too."
      />
      <div className="mt-5">
        {lists.length === 0 ? (
          <EmptyState title={LIST_PAGE_MESSAGES.noLists} />
        ) : (
          <ArrangedRows rows={rows} loaded={lists} total={lists.length} errors={errors} />
        )}
      </div>
      {archived.length > 0 && (
        <section className="mt-8" aria-labelledby="archived">
          <h2 id="archived" className="mb-3 text-xl">
            Archived lists
          </h2>
          <ul className="arranged-rows">
            {archived.map((list) => (
              <li key={list.id} className="arranged-row sheet">
                <div className="arranged-content">
                  <ListName list={list} />
                </div>
                <ArchiveButton projectId={project.id} list={list} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type List = ArrangedLists['archived'][number]

function ListLine({ projectId, list }: { projectId: string; list: List }) {
  return (
    <>
      <div className="min-w-0 flex-1">
        <ListName list={list} />
        <p className="text-sm text-quiet md:-mt-1 md:-mb-2">
          {list.vehicles > 0 ? (
            <Link className="link inline-flex min-h-11 items-center" to={listPaths.arrangeVehicles(projectId, list.id)}>
              Arrange {pluralize(list.vehicles, 'vehicle')}
              <span className="sr-only"> of {list.name}</span>
            </Link>
          ) : (
            'No vehicles'
          )}
        </p>
      </div>
      {list.vehicles === 0 && <ArchiveButton projectId={projectId} list={list} />}
    </>
  )
}

function ListName({ list: { name, heading } }: { list: List }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      {heading && (
        <p className="text-sm text-quiet wrap-anywhere" dir="auto">
          {heading}
        </p>
      )}
    </>
  )
}

/** Archives or restores a list. */
function ArchiveButton({ projectId, list: { id, name, isArchived } }: { projectId: string; list: List }) {
  const to = arrangePaths.listArchive(projectId, id)
  return (
    <Form method="post" action={to} preventScrollReset>
      <SubmitButton look="outline" action={to} name="archived" value={isArchived ? 'no' : 'yes'}>
        {isArchived ? 'Bring back' : 'Archive'}
        <span className="sr-only"> {name}</span>
      </SubmitButton>
    </Form>
  )
}
