import { defineConfig, mergeConfig } from 'vitest/config'
import client from './vite.config'

export default mergeConfig(client, defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 } }))
