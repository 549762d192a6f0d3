import { defineConfig } from 'oxlint';

/**
 * The strict and stylistic rules of typescript-eslint that are not in the category `correctness`, but for those
 * about enums and namespaces, which `erasableSyntaxOnly` in tsconfig.json forbids.
 */
const strictRules = [
  'adjacent-overload-signatures',
  'array-type',
  'ban-ts-comment',
  'class-literal-property-style',
  'consistent-generic-constructors',
  'consistent-indexed-object-style',
  'consistent-type-assertions',
  'consistent-type-definitions',
  'dot-notation',
  'no-confusing-non-null-assertion',
  'no-deprecated',
  'no-dynamic-delete',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extraneous-class',
  'no-generated-empty-object-type',
  'no-inferrable-types',
  'no-invalid-void-type',
  'no-misused-promises',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-assertion',
  'no-require-imports',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition',
  'no-unnecessary-template-expression',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion',
  'no-unnecessary-type-parameters',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'non-nullable-type-assertion-style',
  'only-throw-error',
  'prefer-find',
  'prefer-for-of',
  'prefer-function-type',
  'prefer-includes',
  'prefer-nullish-coalescing',
  'prefer-optional-chain',
  'prefer-promise-reject-errors',
  'prefer-reduce-type-parameter',
  'prefer-regexp-exec',
  'prefer-return-this-type',
  'prefer-string-starts-ends-with',
  'related-getter-setter-pairs',
  'require-await',
  'switch-exhaustiveness-check',
  'unified-signatures',
  'use-unknown-in-catch-callback-variable',
].map((name) => [`typescript/${name}`, 'error'] as const);

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'import'],
  jsPlugins: ['./oxlint.module-imports.ts'],
  categories: { correctness: 'error' },
  rules: {
    ...Object.fromEntries(strictRules),
    'no-array-constructor': 'error',
    'no-console': 'error',
    'no-empty-function': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'modules/imports': 'error',
    // TypeScript checks this, and knows Vite's imports.
    'import/default': 'off',
    // Lists of text are sorted by code units on purpose, and some patterns look for control characters.
    'typescript/require-array-sort-compare': 'off',
    'no-control-regex': 'off',
    // How Playwright's fixtures say that they need no other.
    'no-empty-pattern': 'off',
  },
  overrides: [
    {
      files: ['site/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: { 'react/rules-of-hooks': 'error' },
    },
    {
      // Tools that ask for a default export.
      files: [
        '*.config.ts',
        'oxlint.module-imports.ts',
        'scripts/check/rule-reporter.ts',
        'site/content.config.ts',
        'site/content/photo-service.ts',
        'site/build/edit-text/toolbar-app.ts',
        '**/*.astro',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // `expect.any()` is typed as any.
      files: ['**/*.{test,spec}.ts'],
      rules: { 'typescript/no-unsafe-assignment': 'off' },
    },
    {
      // Programs whose output is the terminal.
      files: ['bench/**', 'scripts/**', 'test/**', '**/*.test.ts'],
      rules: { 'no-console': 'off' },
    },
  ],
});
