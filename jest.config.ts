/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const common = {
  transform: {
    '^.+\\.tsx?$': [
      'ts-jest',
      {
        tsconfig: {
          module: 'CommonJS',
          moduleResolution: 'node10',
          verbatimModuleSyntax: false,
          ignoreDeprecations: '6.0',
        },
      },
    ],
    '\\.(jpg|png|webp)$': '<rootDir>/__tests__/support/pictureTransform.js',
  },
  moduleNameMapper: {
    '\\.s?css$': '<rootDir>/__tests__/support/emptyModule.ts',
    '\\.(mp4|webm|vtt|svg)$': '<rootDir>/__tests__/support/emptyModule.ts',
  },
} satisfies Config

export default {
  // As many as there are cores: Jest would leave one of two idle.
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/!(*.dom).test.ts'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/__tests__/support/browserEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
      testMatch: ['<rootDir>/__tests__/**/*.dom.test.ts?(x)'],
    },
  ],
} satisfies Config
