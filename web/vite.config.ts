import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// Where `koopstad serve` listens while the client is developed with `npm run dev`.
const server = process.env.KOOPSTAD_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/koopstad/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    license: { fileName: 'licenses.md' },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/schema': server },
  },
})
