import type { IForbiddenRuleType } from 'dependency-cruiser'

/** The domains of models, services and components, from left to right. */
const DOMAINS = [
  'accounts',
  'fleet',
  'search',
  'crew',
  'deals',
  'signing',
  'lists',
  'orders',
  'booking',
  'pickup',
  'billing',
  'documents',
  'owner',
  'order-page',
  'projects',
  'provider',
  'today',
] as const

/** All folders of the app from left to right: no file imports from its right, whatever its kind. */
export const ORDER = [
  ['trade', '^app/models/trade/'],
  ['ui', '^app/components/ui/'],
  ['server', '^app/server/'],
  ['shell', '^app/components/shell/'],
  ...DOMAINS.map((domain) => [domain, `^app/(models|services|components)/${domain}/`] as const),
  ['routes, schedule, api', '^app/(routes/|api/|schedule\\.|root|entry\\.|routes\\.ts)'],
] as const

const KIND = '^app/(routes|components|services|models|server|enhance|api)/'

const toTheRight = ORDER.slice(0, -1).map(
  ([domain, path], at): IForbiddenRuleType => ({
    name: `${domain} imports nothing to its right`,
    severity: 'error',
    from: { path },
    to: {
      path: ORDER.slice(at + 1)
        .map(([, right]) => right)
        .join('|'),
    },
  }),
)

/** Who may import whom; every other import is forbidden. */
export const DEPENDENCY_RULES: IForbiddenRuleType[] = [
  ...toTheRight,
  { name: 'no cycles', severity: 'error', from: { path: '^(app|demo)/' }, to: { circular: true } },
  {
    name: 'every import resolves',
    severity: 'error',
    from: { path: '^(app|demo)/' },
    to: { couldNotResolve: true, pathNot: '\\?url$' },
  },
  {
    name: 'every file has a domain',
    severity: 'error',
    from: {},
    to: { path: '^app/', pathNot: [...ORDER.map(([, path]) => path), '^app/(enhance/|app\\.css)'] },
  },
  {
    name: 'models import only zod and dayjs',
    severity: 'error',
    from: { path: '^app/models/' },
    to: { pathNot: '^(app/models/|node_modules/(zod|dayjs|@types)/)' },
  },
  {
    name: 'components import models',
    severity: 'error',
    from: { path: '^app/components/([^/]+)/' },
    to: {
      path: KIND,
      pathNot: ['^app/(components|models)/', '^app/services/$1/'],
    },
  },
  {
    name: 'components import only types from services, and of their own domain',
    severity: 'error',
    from: { path: '^app/(components|models|enhance)/' },
    to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'services import models and server',
    severity: 'error',
    from: { path: '^app/services/' },
    to: { path: KIND, pathNot: '^app/(services|models|server)/' },
  },
  {
    name: 'services take askers, not requests',
    severity: 'error',
    from: { path: '^app/services/' },
    to: {
      path: '^app/server/(session|http)/',
      pathNot: '^app/server/session/(asker|require-area|session|links|answer-links|rate-limit)\\.server',
    },
  },
  {
    name: 'server imports only models/trade',
    severity: 'error',
    from: { path: '^app/server/' },
    to: { path: KIND, pathNot: '^app/(server|models/trade)/' },
  },
  {
    name: 'routes do not import routes',
    severity: 'error',
    from: { path: '^app/routes/' },
    to: { path: '^app/routes/' },
  },
  {
    name: 'only services and server use Node',
    severity: 'error',
    from: { path: '^app/', pathNot: '^app/(services/|server/|entry\\.server)' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'only services and server use the database, mail, files, PDFs and passwords',
    severity: 'error',
    from: { path: '^app/', pathNot: '^app/(services|server)/' },
    to: {
      path: 'node_modules/(drizzle-orm|pg|pg-boss|@electric-sql|nodemailer|@aws-sdk|sharp|@node-rs|pino|morgan|pdfkit|fontkit|pkijs|asn1js|client-zip)/',
    },
  },
  {
    name: 'zod stays in forms and params',
    severity: 'error',
    from: { path: '^app/models/', pathNot: '(-form|form-fields|[/-]params)\\.ts$' },
    to: { path: '(node_modules/zod/|(-form|form-fields|[/-]params)\\.ts$)' },
  },
  {
    name: 'components import no zod',
    severity: 'error',
    from: { path: '^app/components/' },
    to: {
      path: '(node_modules/zod/|^app/models/.*(-form|form-fields|[/-]params)\\.ts$)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'the app does not depend on the demo or the scripts',
    severity: 'error',
    from: { path: '^app/' },
    to: { path: '^(demo|scripts)/' },
  },
]
