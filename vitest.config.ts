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
 * Test files share one process, because loading the application for each of two hundred files took a third of the time.
 * The setup file resets what a file may leave behind; the database is emptied before each file.
 */
const sharedProcess = { isolate: false, setupFiles: ['tests/world/run/fresh-settings.ts'] }

/** Files that tests store: the default folder, ./data, belongs to the demo. */
const testFolder = mkdtempSync(join(tmpdir(), 'backlot-tests-'))
process.once('exit', () => rmSync(testFolder, { recursive: true, force: true }))

/** Tests without a database. */
const withoutDatabase = [
  'tests/demo/{fleet,cast}.test.ts',
  'tests/server/{file-names,public-pictures,redact,email-template,qr-code,pdf/*,outgoing/*}.test.ts',
  'tests/services/owner/ics/*.test.ts',
]

/**
 * Tests that need an engine: the demo runs on the embedded database, and concurrency tests need several connections.
 */
const serverOnly = [
  'tests/server/db/several-processes.test.ts',
  'tests/services/booking/concurrent-orders.test.ts',
  'tests/services/{crew/crew-locks,booking/order-locks,pickup/arrival-locks,owner/listing-locks}.test.ts',
]
const embeddedOnly = [
  'tests/server/db/{folder,folder-lock,backup}.test.ts',
  // reads the database files as well as its rows
  'tests/server/mail/no-secrets-at-rest.test.ts',
  'tests/demo/seed-demo.test.ts',
]

/** On a server, stories/server/kill covers the same crashes, and more. */
const coveredByStories = ['tests/server/mail/crash.test.ts']

/** Tests whose result depends on the engine run on both engines; a second run of the others would find nothing new. */
const differingByEngine = [
  'tests/server/db/{backup,client,folder,folder-lock,migrations,prepared-statements,transact}.test.ts',
  'tests/server/jobs/*.test.ts',
  'tests/server/mail/{outbox,crash,no-secrets-at-rest}.test.ts',
  'tests/server/session/rate-limit-counters.test.ts',
  // the others run the same queries and then only compare, mail or save what they find
  'tests/services/search/{search,search-pages,find-markers,similar-vehicles,bulk-fill,term-cache}.test.ts',
  'tests/services/booking/place-order-concurrently.test.ts',
  'tests/services/accounts/codes.test.ts',
  'tests/routes/provider/backup.test.ts',
  'tests/demo/seed-demo.test.ts',
]

/** Runs the same files on either engine; TEST_DATABASE tells tests/world which one to open. */
const databaseProject = (
  name: string,
  engine: 'embedded' | 'server',
  include = ['tests/{server,services,routes,demo}/**/*.test.{ts,tsx}'],
) => ({
  resolve: { alias },
  test: {
    name,
    include,
    exclude: [...(engine === 'server' ? [...embeddedOnly, ...coveredByStories] : serverOnly), ...withoutDatabase],
    ...sharedProcess,
    globalSetup: ['tests/world/run/database-setup.ts'],
    env: { TEST_DATABASE: engine, TEST_FOLDER: testFolder },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

/** The npm commands, and the folder of the embedded database. */
const embeddedStories = ['tests/stories/server/commands.test.ts']
/** Several processes on one database, and a killed one, which server/mail/crash covers on the embedded database. */
const serverStories = ['tests/stories/server/{two-applications,kill}.test.ts']

/** Stories run against the built application in a separate process. */
const storyProject = (name: string, engine: 'embedded' | 'server', include: string[], retry = 0) => ({
  resolve: { alias },
  test: {
    name,
    include,
    retry,
    exclude: engine === 'server' ? embeddedStories : serverStories,
    ...sharedProcess,
    globalSetup: ['tests/world/run/database-setup.ts'],
    env: { TEST_DATABASE: engine, TEST_FOLDER: testFolder },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // the default of one second is too short on a busy machine
    expect: { poll: { timeout: 20_000 } },
  },
})

/** Lets the projects and runs of one `npm test` share transformed files. */
const fsModuleCachePath = process.env.MODULE_CACHE

export default defineConfig({
  resolve: { alias },
  test: {
    experimental: { fsModuleCache: fsModuleCachePath !== undefined, fsModuleCachePath },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'models',
          include: ['tests/models/**/*.test.ts', ...withoutDatabase],
          isolate: false,
          testTimeout: 30_000,
        },
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
      // everything runs on the server, because it takes half the time
      databaseProject('postgres', 'server'),
      databaseProject('embedded', 'embedded'),
      databaseProject('embedded-differs', 'embedded', differingByEngine),
      {
        resolve: { alias },
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      storyProject('stories-postgres', 'server', ['tests/stories/**/*.test.ts']),
      storyProject('stories', 'embedded', ['tests/stories/**/*.test.ts']),
      storyProject('stories-differ', 'embedded', embeddedStories),
      // a browser on a busy machine can miss a frame; the reporter marks tests that passed on the second attempt
      storyProject('browser', 'server', ['tests/browser/**/*.test.ts'], 1),
    ],
  },
})
