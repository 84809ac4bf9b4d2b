import type { IForbiddenRuleType } from 'dependency-cruiser'

const ROOM = '^app/(routes|components|services|models|enhance)/'

/** Who may import whom. Everything that is not drawn here is forbidden. */
export const ARROWS: IForbiddenRuleType[] = [
  { name: 'no cycles', severity: 'error', from: { path: '^app/' }, to: { circular: true } },
  {
    name: 'nothing resolves to nowhere',
    severity: 'error',
    from: { path: '^app/' },
    to: { couldNotResolve: true, pathNot: '\\?url$' },
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
    from: { path: '^app/components/' },
    to: { path: ROOM, pathNot: '^app/(components|models)/' },
  },
  {
    name: 'components touch nothing of the server',
    severity: 'error',
    from: { path: '^app/(components|models|enhance)/' },
    to: { path: '\\.server\\.tsx?$' },
  },
  {
    name: 'services know models',
    severity: 'error',
    from: { path: '^app/services/' },
    to: { path: ROOM, pathNot: '^app/(services|models)/' },
  },
  {
    name: 'routes do not know routes',
    severity: 'error',
    from: { path: '^app/routes/' },
    to: { path: '^app/routes/' },
  },
  {
    name: 'only the framework knows routes',
    severity: 'error',
    from: { path: '^app/(components|services|models|enhance)/' },
    to: { path: '^app/(routes/|root|entry\\.|routes\\.ts)' },
  },
  {
    name: 'only services touch the world',
    severity: 'error',
    from: { path: '^app/', pathNot: '^app/(services/|entry\\.server)' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'only services know the database, mail, files and passwords',
    severity: 'error',
    from: { path: '^app/', pathNot: '^app/services/' },
    to: {
      path: 'node_modules/(drizzle-orm|pg|pg-boss|@electric-sql|nodemailer|flydrive|@aws-sdk|sharp|@node-rs|pino|morgan)/',
    },
  },
  {
    name: 'only the database port and services that ask it know drizzle; the web ports do not',
    severity: 'error',
    from: { path: '^app/services/web/', pathNot: 'once\\.server' },
    to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
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
    name: 'the product does not depend on its demonstration',
    severity: 'error',
    from: { path: '^app/', pathNot: '^app/services/(demo|commands)/' },
    to: { path: '^app/services/(demo|commands)/' },
  },
]
