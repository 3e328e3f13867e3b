import { ensureHeadless } from './browser'
import { ensureEngines } from './engines'
import { ensureServers } from './hosts/servers'
import { ensureJava } from './java'

const needs = [ensureHeadless, () => ensureEngines(['firefox', 'webkit']), ensureJava, ensureServers]

// All that is missing is told at once: each need is asked for, though another cannot be met.
for (const ensure of needs)
  try {
    ensure()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
