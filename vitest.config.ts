import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = {
  '~': fileURLToPath(new URL('./app', import.meta.url)),
  '#demo': fileURLToPath(new URL('./demo', import.meta.url)),
  '#tests': fileURLToPath(new URL('./tests', import.meta.url)),
}

/**
 * Files take turns in one process: to load the application for each of two hundred files anew took a third of the time.
 * What a file may leave behind is named in fresh-settings, its database is its own.
 */
const inTurn = { isolate: false, setupFiles: ['tests/world/fresh-settings.ts'] }

/** These open no database or one of their own, so that once is enough. */
const whateverTheEngine = ['tests/server/env.test.ts', 'tests/server/db/{lock,folder}.test.ts']

/** Drawings and texts: no database. */
const pure = ['tests/demo/pictures-*.test.ts', 'tests/server/{file-names,mail-letter}.test.ts']

/** What is said beside fields, what pages weigh, how bodies and signals arrive and who may open what, no engine changes. */
const toldOnce = [
  'tests/stories/{wrong-answers,page-weight,large-bodies,npm-signals,commands,ports,account-abuse,set-up}.test.ts',
]
const askedOnce = ['tests/routes/access.test.ts', 'tests/demo/any-day.test.ts']

const onlyOnAServer = ['tests/server/db/{several-processes,prepared}.test.ts']

/** The same files run against both engines; TEST_DATABASE says which one tests/world opens. */
const onTheDatabase = (name: string, engine: 'embedded' | 'server', exclude: string[]) => ({
  resolve: { alias },
  test: {
    name,
    include: ['tests/{server,services,routes,demo}/**/*.test.{ts,tsx}'],
    exclude: [...exclude, ...pure],
    ...inTurn,
    globalSetup: ['tests/world/database-setup.ts'],
    env: { TEST_DATABASE: engine },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

/** Stories told to the built application, which runs in a process of its own. */
const throughTheServer = (name: string, folder: string, engine: 'embedded' | 'server', exclude: string[] = []) => ({
  resolve: { alias },
  test: {
    name,
    include: [`tests/${folder}/**/*.test.ts`],
    exclude,
    globalSetup: ['tests/world/database-setup.ts'],
    env: { TEST_DATABASE: engine },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: 'models', include: ['tests/models/**/*.test.ts', ...pure], isolate: false, testTimeout: 30_000 },
      },
      {
        resolve: { alias },
        esbuild: { jsx: 'automatic' },
        test: { name: 'components', include: ['tests/components/**/*.test.tsx'], environment: 'jsdom' },
      },
      onTheDatabase('embedded', 'embedded', [...onlyOnAServer, ...askedOnce]),
      onTheDatabase('postgres', 'server', whateverTheEngine),
      {
        resolve: { alias },
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      throughTheServer('stories', 'stories', 'embedded'),
      throughTheServer('stories-postgres', 'stories', 'server', toldOnce),
      throughTheServer('browser', 'browser', 'embedded'),
    ],
  },
})
