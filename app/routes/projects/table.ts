import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (projectDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('projects', 'routes/projects._home.tsx', [
    route('new', 'routes/projects._home.new.tsx'),
    route('new/check', 'routes/projects._home.new_.check.ts'),
  ]),
  route('projects/:projectId/list', 'routes/projects.$projectId.list.tsx', [
    route('closing', 'routes/projects.$projectId.list.closing.tsx'),
    route('project', 'routes/projects.$projectId.list.project.tsx'),
    ...projectDialogs,
  ]),
  route('projects/:projectId/report.zip', 'routes/projects.$projectId.report[.]zip.ts'),
  route('projects/list', 'routes/projects.list.tsx'),
  route('projects/removed-vehicles', 'routes/projects.removed-vehicles.tsx'),
]
