// @ts-check
import astro from 'eslint-plugin-astro';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Who may import whom. Each room and folder may reach itself and what is listed here. */
const houseRules = [
  room('contract', []),
  room('site', ['contract', 'content']),
  room('backend', ['contract', 'content']),
  folder('site', 'ui', []),
  folder('site', 'art', []),
  folder('site', 'browser', []),
  folder('site', 'sections', ['ui', 'art', 'browser']),
  folder('site', 'discovery', []),
  folder('site', 'structured-data', []),
  folder('site', 'share-cards', ['art']),
  folder('site', 'icons', ['share-cards', 'public']),
  folder('site', 'layouts', [
    'sections',
    'ui',
    'browser',
    'styles',
    'share-cards',
    'structured-data',
    'discovery',
  ]),
  folder('site', 'pages', ['layouts', 'sections', 'share-cards', 'icons', 'discovery']),
  folder('backend', 'contact', []),
  folder('backend', 'analytics', ['contact']),
  folder('backend', 'store', ['contact', 'analytics', 'limits']),
  folder('backend', 'firestore', ['contact', 'analytics', 'limits', 'store']),
  folder('backend', 'mail', ['contact']),
  folder('backend', 'webhook', ['contact']),
  folder('backend', 'app-check', ['contact', 'limits']),
  folder('backend', 'limits', ['contact']),
  folder('backend', 'http', ['contact']),
  folder('backend', 'callable', ['contact', 'http']),
].flat();

export default defineConfig(
  { ignores: ['dist/', 'dist-functions/', '.astro/', 'data/', 'site/art/drawn/', 'test-results/'] },
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
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones: houseRules }],
    },
  },
  {
    files: ['site/**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // Tools that ask for a default export, and programs whose output is the terminal.
    files: ['*.config.{ts,js,mjs}', 'site/content.config.ts', '**/*.astro', '**/*.astro/*.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.astro', '**/*.astro/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // `expect.any()` is typed as any.
    files: ['**/*.{test,spec}.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['bench/**', 'scripts/**', 'test/**', '**/*.test.ts', 'backend/hosts/node/messages.ts'],
    rules: { 'no-console': 'off' },
  },
);

/**
 * A room at the top of the tree may import only from `allowed` rooms.
 * @param {string} name
 * @param {string[]} allowed
 */
function room(name, allowed) {
  const rooms = ['content', 'contract', 'site', 'backend', 'test', 'scripts', 'bench'];
  return rooms
    .filter((other) => other !== name && !allowed.includes(other))
    .map((other) => ({
      target: `./${name}/**/!(*.test).{ts,tsx,astro}`,
      from: `./${other}`,
      message: `${name}/ may import from ${[name, ...allowed].join(', ')} only`,
    }));
}

/**
 * A folder inside a room may import only from `allowed` folders of the same room.
 * @param {string} inRoom
 * @param {string} name
 * @param {string[]} allowed
 */
function folder(inRoom, name, allowed) {
  return [
    {
      target: `./${inRoom}/${name}/**/!(*.test).{ts,tsx,astro}`,
      from: `./${inRoom}`,
      except: [name, ...allowed].map((kept) => `./${kept}`),
      message: `${inRoom}/${name}/ may import from ${[name, ...allowed].join(', ')} only`,
    },
  ];
}
