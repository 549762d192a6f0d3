// @ts-check
import astro from 'eslint-plugin-astro';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Who may import whom. Each module and folder may import from itself and from what is listed here. */
const moduleRules = [
  topModule('contract', []),
  topModule('illustrations', ['contract']),
  topModule('site', ['contract', 'content']),
  topModule('backend', ['contract', 'content']),
  folder('site', 'ui', []),
  folder('site', 'client', []),
  folder('site', 'content', []),
  folder('site', 'sections', ['ui', 'client', 'page-meta', 'content']),
  folder('site', 'page-meta', ['content', 'sections/mark']),
  folder('site', 'layouts', ['sections', 'ui', 'client', 'styles', 'page-meta']),
  folder('site', 'pages', ['layouts', 'sections', 'page-meta', 'content']),
  // From the bottom to the top. Above them, `hosts` and `commands` may import everything else.
  folder('backend', 'text', []),
  folder('backend', 'contact', []),
  folder('backend', 'settings', ['text']),
  folder('backend', 'limits', ['contact']),
  folder('backend', 'analytics', ['contact', 'text']),
  folder('backend', 'app-check', ['contact', 'limits']),
  folder('backend', 'notifications', ['contact', 'settings', 'text']),
  folder('backend', 'report', ['contact', 'analytics', 'notifications', 'settings', 'text']),
  folder('backend', 'http', ['contact', 'analytics', 'app-check', 'limits', 'settings', 'text']),
  folder('backend', 'store', ['contact', 'analytics', 'limits', 'notifications', 'report']),
  folder('backend', 'firestore', ['contact', 'analytics', 'notifications', 'report', 'store']),
  {
    target: './backend/!(commands)/**/*.ts',
    from: './backend/commands',
    message: 'Nothing may import from backend/commands/',
  },
].flat();

export default defineConfig(
  { ignores: ['dist/', 'dist-functions/', 'releases/', '.astro/', 'data/', 'test-results/'] },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  ...astro.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        extraFileExtensions: ['.astro'],
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver()],
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'no-console': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'import-x/no-default-export': 'error',
      // .dependency-cruiser.json forbids import cycles, type imports included.
      'import-x/no-restricted-paths': ['error', { zones: moduleRules }],
    },
  },
  {
    files: ['site/**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // Tools that ask for a default export, and programs whose output is the terminal.
    files: [
      '*.config.{ts,js,mjs}',
      'site/content.config.ts',
      'site/content/photo-service.ts',
      '**/*.astro',
      '**/*.astro/*.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.astro', '**/*.astro/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // They load scripts that stand beside the components they are for.
    files: ['site/client/touched/{load-touched-parts,show-sign}.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    // `expect.any()` is typed as any.
    files: ['**/*.{test,spec}.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['bench/**', 'scripts/**', 'test/**', '**/*.test.ts', 'backend/commands/messages.ts'],
    rules: { 'no-console': 'off' },
  },
);

/**
 * A module at the top of the tree may import only from `allowed` modules.
 * @param {string} name
 * @param {string[]} allowed
 */
function topModule(name, allowed) {
  const modules = [
    'content',
    'contract',
    'illustrations',
    'site',
    'backend',
    'test',
    'scripts',
    'bench',
  ];
  return modules
    .filter((other) => other !== name && !allowed.includes(other))
    .map((other) => ({
      target: `./${name}/**/!(*.test).{ts,tsx,astro}`,
      from: `./${other}`,
      message: `${name}/ may import from ${[name, ...allowed].join(', ')} only`,
    }));
}

/**
 * A folder inside a module may import only from `allowed` folders of the same module.
 * @param {string} inModule
 * @param {string} name
 * @param {string[]} allowed
 */
function folder(inModule, name, allowed) {
  return [
    {
      target: `./${inModule}/${name}/**/!(*.test).{ts,tsx,astro}`,
      from: `./${inModule}`,
      except: [name, ...allowed].map((kept) => `./${kept}`),
      message: `${inModule}/${name}/ may import from ${[name, ...allowed].join(', ')} only`,
    },
  ];
}
