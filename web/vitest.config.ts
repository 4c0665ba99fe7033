import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config'

const test = {
  include: ['src/**/*.test.ts'],
  environment: 'node',
  testTimeout: 60_000,
  // A process for each file takes longer than its tests.
  isolate: false,
  setupFiles: ['scripts/afresh.ts'],
}

export default mergeConfig(client, defineConfig({ test }))
