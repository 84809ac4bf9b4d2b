import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = {
  '~': fileURLToPath(new URL('./app', import.meta.url)),
  '#demo': fileURLToPath(new URL('./demo', import.meta.url)),
  '#tests': fileURLToPath(new URL('./tests', import.meta.url)),
}

/**
 * Files take turns in one process: to load the application for each of two hundred files anew took a third of the time.
 * What a file may leave behind is named in fresh-settings; the database is emptied before each.
 */
const inTurn = { isolate: false, setupFiles: ['tests/world/run/fresh-settings.ts'] }

/** For the files of tests: the default, ./data, belongs to the demonstration. */
const testFolder = mkdtempSync(join(tmpdir(), 'backlot-tests-'))
process.once('exit', () => rmSync(testFolder, { recursive: true, force: true }))

/** Files and texts: no database. */
const pure = [
  'tests/demo/{fleet,cast}.test.ts',
  'tests/server/{file-names,public-pictures,redact,email-template,qr-code,pdf/*,outgoing/*}.test.ts',
  'tests/services/owner/ics/*.test.ts',
]

/** What is there on one engine only, or proves something on one: the demo runs embedded, a storm needs connections. */
const onlyOnAServer = [
  'tests/server/db/several-processes.test.ts',
  'tests/services/booking/storm.test.ts',
  'tests/services/{crew/crew-waits,booking/order-waits,pickup/arrival-waits,owner/listing-waits}.test.ts',
]
const onlyEmbedded = [
  'tests/server/db/{folder,folder-lock,backup}.test.ts',
  // it reads the files of the database besides its rows
  'tests/server/mail/no-secrets-at-rest.test.ts',
  'tests/demo/seed-demo.test.ts',
]

/** On a server stories/server/kill kills at the same moments, with more at stake. */
const shownByAStory = ['tests/server/mail/crash.test.ts']

/** What depends on the engine is tested on both; elsewhere a second run would catch nothing. */
const whereEnginesDiffer = [
  'tests/server/{db,jobs}/**/*.test.ts',
  'tests/server/mail/{outbox,crash,no-secrets-at-rest}.test.ts',
  'tests/server/session/rate-limit-counters.test.ts',
  'tests/services/search/**/*.test.ts',
  'tests/services/booking/place-order-at-once.test.ts',
  'tests/services/accounts/{codes,code-constraints}.test.ts',
  'tests/routes/provider/backup.test.ts',
  'tests/demo/seed-demo.test.ts',
]

/** The same files run against both engines; TEST_DATABASE says which one tests/world opens. */
const onTheDatabase = (
  name: string,
  engine: 'embedded' | 'server',
  include = ['tests/{server,services,routes,demo}/**/*.test.{ts,tsx}'],
) => ({
  resolve: { alias },
  test: {
    name,
    include,
    exclude: [...(engine === 'server' ? [...onlyEmbedded, ...shownByAStory] : onlyOnAServer), ...pure],
    ...inTurn,
    globalSetup: ['tests/world/run/database-setup.ts'],
    env: { TEST_DATABASE: engine, TEST_FOLDER: testFolder },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

/** The commands of package.json, and what happens to the folder of the embedded database. */
const storiesOfTheFolder = ['tests/stories/server/commands.test.ts']
/** Of several processes on one database, and of a killed one, which server/mail/crash shows on the embedded database. */
const storiesOfAServer = ['tests/stories/server/{two-applications,kill}.test.ts']

/** Stories about the built application, which runs in a process of its own. */
const throughTheServer = (name: string, engine: 'embedded' | 'server', include: string[], retry = 0) => ({
  resolve: { alias },
  test: {
    name,
    include,
    retry,
    exclude: engine === 'server' ? storiesOfTheFolder : storiesOfAServer,
    ...inTurn,
    globalSetup: ['tests/world/run/database-setup.ts'],
    env: { TEST_DATABASE: engine, TEST_FOLDER: testFolder },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

/** So that the projects and the runs of one `npm test` transform a file once. */
const fsModuleCachePath = process.env.MODULE_CACHE

export default defineConfig({
  resolve: { alias },
  test: {
    experimental: { fsModuleCache: fsModuleCachePath !== undefined, fsModuleCachePath },
    projects: [
      {
        resolve: { alias },
        test: { name: 'models', include: ['tests/models/**/*.test.ts', ...pure], isolate: false, testTimeout: 30_000 },
      },
      {
        resolve: { alias },
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/world/run/clean-page.ts'],
          testTimeout: 30_000,
        },
      },
      // everything is tested on the server, because it answers in half the time
      onTheDatabase('postgres', 'server'),
      onTheDatabase('embedded', 'embedded'),
      onTheDatabase('embedded-differs', 'embedded', whereEnginesDiffer),
      {
        resolve: { alias },
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      throughTheServer('stories-postgres', 'server', ['tests/stories/**/*.test.ts']),
      throughTheServer('stories', 'embedded', ['tests/stories/**/*.test.ts']),
      throughTheServer('stories-differ', 'embedded', storiesOfTheFolder),
      // a browser on a loaded machine can miss a frame; the reporter marks a test that passed on the second attempt
      throughTheServer('browser', 'server', ['tests/browser/**/*.test.ts'], 1),
    ],
  },
})
