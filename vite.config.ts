import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** Said once for both builds: with different targets the server would name a stylesheet that the client build lacks. */
const BROWSERS = ['es2020', 'edge88', 'firefox78', 'chrome87', 'safari14']

export default defineConfig(({ isSsrBuild }) => ({
  build: { target: isSsrBuild ? 'node20' : BROWSERS, cssTarget: BROWSERS },
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  // named here, because a scan would read the routes whole, with the server's part that never reaches the browser
  optimizeDeps: {
    noDiscovery: true,
    include: ['react', 'react-dom/client', '@remix-run/react', '@conform-to/react', 'remix-validated-form'],
  },
  plugins: [
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
