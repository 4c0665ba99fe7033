import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// Where `koopstad serve` listens while the client is developed with `npm run dev`.
const server = process.env.KOOPSTAD_SERVER ?? 'http://127.0.0.1:8000'

/** The catalogues of a game, or of what all share, in one language are read together: one file. */
const catalogue = (id: string) => {
  const [, game = 'all', language] = /(?:games\/([a-z]+)\/)?words\/(?:[a-z]+\/)*([a-z]{2})\.ftl/.exec(id) ?? []
  return language && `words-${game}-${language}`
}

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/koopstad/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    // Few files, as each is a way there and back: what the first page needs, and what tables have in common.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: catalogue, debugName: 'words' },
            { name: 'first', tags: ['$initial'] },
            { name: 'table', test: /\/web\/src\/(lib|ui)\//, minShareCount: 2 },
          ],
        },
      },
    },
    license: { fileName: 'licenses.md' },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/schema': server },
  },
})
