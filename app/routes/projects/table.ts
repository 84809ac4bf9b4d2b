import { type RouteConfigEntry, route } from '@remix-run/route-config'

export const routes = (projectDialogs: RouteConfigEntry[]): RouteConfigEntry[] => [
  route('projects', 'routes/projects/home.tsx', [
    route('new', 'routes/projects/new-project.tsx'),
    route('new/check', 'routes/projects/new-project-check.ts'),
  ]),
  route('projects/:projectId/list', 'routes/projects/project.tsx', [
    route('closing', 'routes/projects/closing.tsx'),
    route('project', 'routes/projects/edit-project.tsx'),
    ...projectDialogs,
  ]),
  route('projects/:projectId/day-out-of-days', 'routes/projects/day-out-of-days.tsx'),
  route('projects/:projectId/day-out-of-days.csv', 'routes/projects/day-out-of-days-csv.ts'),
  route('projects/:projectId/report.zip', 'routes/projects/report.ts'),
  route('projects/list', 'routes/projects/last-project.ts'),
  route('projects/removed-vehicles', 'routes/projects/last-project.ts', { id: 'projects/last-removed-vehicles' }),
]
