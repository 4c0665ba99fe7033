import { vi } from 'vitest'

// Files of tests share one process: each has modules of its own all the same, with what it put in their place.
vi.resetModules()
