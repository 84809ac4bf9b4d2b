import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Every room from left to right: nothing imports a room to its right, whatever the kind of file. */
export const LADDER = [
  ['trade', '^app/models/trade/'],
  ['ui', '^app/components/ui/'],
  ['server', '^app/server/'],
  ['shell', '^app/components/shell/'],
  ...['accounts', 'fleet', 'crew', 'deals', 'lists', 'orders', 'pickup', 'projects', 'provider'].map(
    (room) => [room, `^app/(models|services|components)/${room}/`] as const,
  ),
  ['routes, schedule, api', '^app/(routes/|api/|schedule\\.|root|entry\\.|routes\\.ts)'],
] as const

const KIND = '^app/(routes|components|services|models|server|enhance|api)/'

const upTheLadder = LADDER.slice(0, -1).map(
  ([room, path], at): IForbiddenRuleType => ({
    name: `${room} knows nothing to its right`,
    severity: 'error',
    from: { path },
    to: {
      path: LADDER.slice(at + 1)
        .map(([, right]) => right)
        .join('|'),
    },
  }),
)

/** Who may import whom. Everything that is not drawn here is forbidden. */
export const ARROWS: IForbiddenRuleType[] = [
  ...upTheLadder,
  { name: 'no cycles', severity: 'error', from: { path: '^(app|demo)/' }, to: { circular: true } },
  {
    name: 'nothing resolves to nowhere',
    severity: 'error',
    from: { path: '^(app|demo)/' },
    to: { couldNotResolve: true, pathNot: '\\?url$' },
  },
  {
    name: 'every file has a room',
    severity: 'error',
    from: {},
    to: { path: '^app/', pathNot: [...LADDER.map(([, path]) => path), '^app/(enhance/|app\\.css)'] },
  },
  {
    name: 'models know nothing but zod and dayjs',
    severity: 'error',
    from: { path: '^app/models/' },
    to: { pathNot: '^(app/models/|node_modules/(zod|dayjs|@types)/)' },
  },
  {
    name: 'components know models and the page they are on',
    severity: 'error',
    from: { path: '^app/components/([^/]+)/' },
    to: {
      path: KIND,
      pathNot: ['^app/(components|models)/', '^app/services/$1/'],
    },
  },
  {
    name: 'components touch nothing of the server but the types of their room',
    severity: 'error',
    from: { path: '^app/(components|models|enhance)/' },
    to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'services know models and the server',
    severity: 'error',
    from: { path: '^app/services/' },
    to: { path: KIND, pathNot: '^app/(services|models|server)/' },
  },
  {
    name: 'services take askers, links and sessions, not what reads requests',
    severity: 'error',
    from: { path: '^app/services/' },
    to: {
      path: '^app/server/(session|http)/',
      pathNot: '^app/server/session/(asker|require-area|session|links)\\.server',
    },
  },
  {
    name: 'the server knows the words of the trade and no business',
    severity: 'error',
    from: { path: '^app/server/' },
    to: { path: KIND, pathNot: '^app/(server|models/trade)/' },
  },
  {
    name: 'routes do not know routes',
    severity: 'error',
    from: { path: '^app/routes/' },
    to: { path: '^app/routes/' },
  },
  {
    name: 'only services and the server touch the world',
    severity: 'error',
    from: { path: '^app/', pathNot: '^app/(services/|server/|entry\\.server)' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'only services and the server know the database, mail, files, paper and passwords',
    severity: 'error',
    from: { path: '^app/', pathNot: '^app/(services|server)/' },
    to: {
      path: 'node_modules/(drizzle-orm|pg|pg-boss|@electric-sql|nodemailer|flydrive|@aws-sdk|sharp|@node-rs|pino|morgan|pdfkit|fontkit|pkijs|asn1js|client-zip)/',
    },
  },
  {
    name: 'zod stays in forms and params, apart from what the browser loads',
    severity: 'error',
    from: { path: '^app/models/', pathNot: '(-form|form-fields|/params)\\.ts$' },
    to: { path: '(node_modules/zod/|(-form|form-fields|/params)\\.ts$)' },
  },
  {
    name: 'components load no zod',
    severity: 'error',
    from: { path: '^app/components/' },
    to: {
      path: '(node_modules/zod/|^app/models/.*(-form|form-fields|/params)\\.ts$)',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'the product does not depend on its demonstration or its commands',
    severity: 'error',
    from: { path: '^app/' },
    to: { path: '^(demo|scripts)/' },
  },
]
