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

const APP = fileURLToPath(new URL('./app/', import.meta.url))

/**
 * Of the text of `app/enhance` and of the models it imports: the server names a script as the client's build does, though
 * that one alone makes it small.
 */
function enhanceHash(): string {
  const hash = createHash('sha256')
  for (const folder of ['enhance/', 'models/pickup/offline/', 'models/trade/paths/']) {
    for (const file of readdirSync(APP + folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(mjs|ts)$/.test(file)) hash.update(file).update(readFileSync(APP + folder + file))
    }
  }
  return hash.digest('base64url').slice(0, 8)
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
          output: { manualChunks: (module) => (FRAME.test(module) ? 'frame' : undefined) },
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
    inTransition,
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
