import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/**
 * Browsers of the last four years. Said once for both builds: with different targets the server would name a stylesheet
 * that the client build lacks.
 */
const BROWSERS = ['es2022', 'chrome107', 'edge107', 'firefox106', 'safari16']

/** What every page loads of the packages; a release of ours leaves it in the browser's cache. */
const FRAME = /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie)\//

/**
 * What pages share, in a few pieces: left alone, a dialog arrives in forty files that compress badly, 12 kB more in all.
 * A piece is made of the folders and files of app/ named here ('' is app/ itself), their sub-folders apart; what is in none of
 * them stays with the pages that use it. What a piece imports comes along, so a folder that other pages need too has to
 * be named as well.
 */
const PIECES = {
  shell: [
    '',
    'components/shell',
    'components/ui',
    'components/ui/menus',
    'components/deals',
    'models/trade',
    'models/trade/addresses',
    'models/trade/answers',
    'models/trade/money',
    'models/trade/days',
    'models/trade/photos',
    'models/crew',
  ],
  conform: ['components/ui/form/conform'],
  form: ['components/ui/form'],
  dialog: ['components/ui/dialog'],
  login: ['components/accounts/login'],
  offer: ['components/deals/offer', 'models/deals/rate-messages.ts'],
  lists: ['components/lists', 'components/projects'],
  orders: ['models/trade/addresses/orders/order-paths.ts'],
}

/** Calls of the router that only tell a developer something in the console; it makes them in a build as well. */
const DEVELOPERS_WORDS = [
  'warning',
  'warnOnce',
  'warningOnce',
  'logDeprecation',
  'logDeprecationOnce',
  'logV6DeprecationWarnings',
  'UNSAFE_logV6DeprecationWarnings',
]

/** What the build calls its own way of loading something later. */
const PRELOADER = '\0vite/preload-helper.js'

/**
 * What a part that is loaded later imports is on the page already, so nothing is fetched ahead of it: half a kilobyte less
 * wherever something is loaded later.
 */
const importsPlainly: Plugin = {
  name: 'imports-plainly',
  enforce: 'pre',
  load: (id: string) => (id === PRELOADER ? 'export const __vitePreload = (load) => load()' : undefined),
}

/** Files of those folders that a few pages alone need. */
const APART = [
  'components/ui/menus/accordion.tsx',
  'models/trade/list-view.ts',
  'models/trade/addresses/search-query.ts',
  'models/trade/days/days.ts',
  'components/ui/menus/accordion.tsx',
  'models/lists/list-heading.ts',
]

const APP = fileURLToPath(new URL('./app/', import.meta.url))

/** Of the text of `app/enhance`: the server names a script as the client's build does, though that one alone makes it small. */
function enhanceHash(): string {
  const hash = createHash('sha256')
  const folder = `${APP}enhance/`
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.mjs')) hash.update(file).update(readFileSync(folder + file))
  }
  return hash.digest('base64url').slice(0, 8)
}

function pieceOf(module: string): string | undefined {
  if (FRAME.test(module)) return 'frame'
  if (module === PRELOADER) return 'shell'
  if (module.includes('/node_modules/@conform-to/')) return 'conform'
  if (!module.startsWith(APP)) return undefined
  const file = module.slice(APP.length)
  const folder = file.replace(/\/?[^/]*$/, '')
  if (APART.includes(file)) return undefined
  return Object.entries(PIECES).find(([, places]) => places.includes(folder) || places.includes(file))?.[0]
}

/** What packages carry, up to four times, of Babel's substitutes for what all of `BROWSERS` have. */
const native: Plugin = {
  name: 'native',
  transform(code, module) {
    if (/@conform-to.*_rollupPluginBabelHelpers/.test(module)) return NATIVE_SPREAD
    if (FRAME.test(module)) return code.replace(/function _extends\(\) \{.+?\n\}/s, 'const _extends = Object.assign;')
    return undefined
  },
}

/** Says in a word what the router says to developers only, in pages that ours stand before and in messages of its errors. */
const plainSpoken: Plugin = {
  name: 'plain-spoken',
  transform(code, module) {
    if (/remix-run.react.dist.esm.errorBoundaries\.js$/.test(module)) {
      return code.replace(/function RemixRootDefaultErrorBoundary\([\s\S]+?\n\}\n/, LAST_BOUNDARY)
    }
    if (/remix-run.react.dist.esm.fallback\.js$/.test(module)) {
      return 'export const RemixRootDefaultHydrateFallback = () => null'
    }
    return FRAME.test(module)
      ? code.replace(/\binvariant\(([^"`;]+?), (?:"[^"]*"|`[^`]*`)\);/g, 'invariant($1);')
      : undefined
  },
}

/**
 * Remix tells its boundary of a new address at once, and with it every part of the page whose script is still on its way:
 * React would drop what the server has drawn there. In a transition it waits, as the router's own news does.
 */
const inTransition: Plugin = {
  name: 'in-transition',
  transform: (code, module) =>
    /remix-run.react.dist.esm.browser\.js$/.test(module)
      ? code.replace('setLocation(newState.location);', 'React.startTransition(() => setLocation(newState.location));')
      : undefined,
}

const LAST_BOUNDARY = `function RemixRootDefaultErrorBoundary({ error, isOutsideRemixApp }) {
  console.error(error)
  const title = 'Something went wrong'
  return React.createElement(BoundaryShell, { title, isOutsideRemixApp }, React.createElement('h1', null, title))
}
`

const NATIVE_SPREAD = `export const objectSpread2 = Object.assign
export const objectWithoutProperties = (all, left) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !left.includes(name)))`

export default defineConfig(({ isSsrBuild }) => ({
  build: isSsrBuild
    ? { target: 'node20', cssTarget: BROWSERS }
    : {
        target: BROWSERS,
        cssTarget: BROWSERS,
        modulePreload: { resolveDependencies: () => [] },
        // 4 kB less on every page than esbuild makes of it; each maker's licence is named once
        minify: 'terser',
        terserOptions: {
          module: true,
          ecma: 2020,
          // functions put inside others make the text shorter, but what is sent longer; reading a property does nothing
          // else, as the bundler is told below
          compress: { passes: 3, inline: 1, pure_getters: true },
          format: { comments: /@license React|@remix-run\/router v/ },
        },
        rollupOptions: {
          treeshake: { propertyReadSideEffects: false, manualPureFunctions: DEVELOPERS_WORDS },
          output: { manualChunks: pieceOf },
        },
      },
  // the scripts of app/enhance that are made of several files: each becomes one, which a page loads as a module
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: `assets/[name]-${enhanceHash()}.js` } } },
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  // named here, because a scan would read the routes whole, with the server's part that never reaches the browser
  optimizeDeps: {
    noDiscovery: true,
    include: ['react', 'react-dom/client', '@remix-run/react', '@conform-to/react', 'remix-validated-form'],
  },
  plugins: [
    native,
    plainSpoken,
    inTransition,
    importsPlainly,
    tailwindcss(),
    remix({
      // a second build beside a running one, say for a measurement, goes into a folder of its own
      buildDirectory: process.env.BUILD_DIR || 'build',
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
}))
