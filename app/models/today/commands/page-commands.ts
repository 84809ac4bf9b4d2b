import { projectActions } from '~/models/projects/project-actions'
import { type AccessContext, can, mayOpen } from '~/models/trade/access/permissions'
import { navigationFor } from '~/models/trade/addresses/landing'
import { accountPaths } from '~/models/trade/paths/accounts'
import { billingPaths } from '~/models/trade/paths/billing'
import { crewPaths } from '~/models/trade/paths/crew'
import { documentPaths } from '~/models/trade/paths/documents'
import { orderPaths } from '~/models/trade/paths/orders'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { providerPaths } from '~/models/trade/paths/provider'
import { favoritePaths } from '~/models/trade/paths/search'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import { type Command, isNamed } from './commands'
import type { ParsedCommand } from './parse-command'

type Person = { name: string; role: ApplicationRole }
type Page = { label: string; to: OwnPath }

/** The pages that this account may open, by their names. */
export function pageCommands(person: Person, { text }: ParsedCommand): Command[] {
  const pages = [
    ...navigationFor(person).items,
    { label: 'Favorites', to: favoritePaths.favorites() },
    { label: 'Profile', to: accountPaths.profile() },
    ...(mayOpen('createProject', person.role) ? [{ label: 'Create Project', to: projectPaths.newProject() }] : []),
    ...(mayOpen('providerDesk', person.role) ? [{ label: 'Day Out of Days', to: providerPaths.dayOutOfDays() }] : []),
  ]
  return named(pages, text, 'Page')
}

/** A project of the member. */
type OwnProject = { project: { id: string; title: string }; access: AccessContext }

/** The pages of a project that this member may open, by their names. */
export function projectPageCommands(
  { project: { id, title }, access }: OwnProject,
  { text }: ParsedCommand,
): Command[] {
  const mayOpenOrders = mayOpen('orders', access.applicationRole)
  const maySeePrices = can('seePrices', access)
  const pages = [
    { label: 'Members', to: crewPaths.members(id) },
    { label: 'Activity', to: crewPaths.activity(id) },
    ...(mayOpenOrders ? [{ label: 'Orders', to: orderPaths.ordersOfProject(id, title) }] : []),
    ...(mayOpenOrders && maySeePrices ? [{ label: 'Documents', to: documentPaths.projectDocuments(id) }] : []),
    ...(maySeePrices ? [{ label: 'Quotes', to: billingPaths.quotes(id) }] : []),
    ...projectActions(id, access).more.flatMap(({ label, to }) => (to && !isDownload(to, id) ? [{ label, to }] : [])),
  ]
  return named(pages, text, title)
}

const isDownload = (to: OwnPath, projectId: string) => to === projectPaths.projectReport(projectId)

function named(pages: readonly Page[], text: string, kind: string): Command[] {
  return pages.filter(({ label }) => isNamed(label, text)).map(({ label, to }) => ({ text: label, kind, to }))
}
