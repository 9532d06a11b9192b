import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const load = (file) => tsImport(file, import.meta.url);
const { boundariesRule } = await load('./infra/lint/boundariesRule.ts');
const { zones, layers } = await load('./infra/lint/boundaries.ts');
const { castReasonRule } = await load('./infra/lint/castReasonRule.ts');
const { glossaryRule } = await load('./infra/lint/glossaryRule.ts');
const { NAMES, PROSE } = await load('./infra/lint/glossary.ts');
const { readWorkspaces } = await load('./infra/lint/workspaces.ts');

const TYPESCRIPT = '**/*.{ts,tsx}';
const BROWSER = ['mfe-*/src/**', 'shell/src/**', 'shell/contract/{src,versions}/**', 'shared-ui/src/**'];
const CONTRACTS = ['subgraphs/*/contract/src/**'];

/** Where every text a person reads stands in a catalogue of messages. */
const CATALOGUED = ['shell/src/**', 'shell/contract/src/**', 'shared-ui/src/**', 'mfe-*/src/**'];
const UNCATALOGUED = ['**/*.{test,stories}.{ts,tsx}', '**/testing/**', '**/*.messages.ts'];

const WORDS = '/\\p{L}{2}/u';
const SPOKEN =
  'JSXAttribute[name.name=/^(label|title|placeholder|aria-label|alt|hint|description|heading|lead)$/]';
const onlyFromCatalogues = [
  ...[
    `JSXText[value=${WORDS}]`,
    `${SPOKEN} > Literal[value=${WORDS}]`,
    `${SPOKEN} > JSXExpressionContainer > Literal[value=${WORDS}]`,
    `${SPOKEN} > JSXExpressionContainer > ConditionalExpression > Literal[value=${WORDS}]`,
    `${SPOKEN} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
  ].map((selector) => ({
    selector,
    message: 'Put words into a catalogue of messages: infra/guides/messages.md.',
  })),
  {
    selector: 'MemberExpression[object.name=/Text$/]:not(:function MemberExpression)',
    message:
      'The language is not known while a module loads: read messages while rendering (infra/guides/messages.md).',
  },
];

const zodMini = { name: 'zod', message: "Use 'zod/mini': 15 KB less for everybody who opens the page." };
const reactLazy = {
  name: 'react',
  importNames: ['lazy'],
  message: 'React.lazy never forgets a failure: use lazyRoute from @athenaeum/shell-contract.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/__generated__/',
      '.cache/',
      '.data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'infra/media/assets/',
    ],
  },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: [TYPESCRIPT],
    extends: [tseslint.configs.recommended],
    plugins: {
      athenaeum: {
        rules: { boundaries: boundariesRule, 'cast-reason': castReasonRule, glossary: glossaryRule },
      },
    },
    rules: {
      'athenaeum/boundaries': ['error', { zones, layers, workspaces: readWorkspaces(import.meta.dirname) }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Refusing control characters is what such an expression is for.
      'no-control-regex': 'off',
      'prefer-const': ['error', { destructuring: 'all' }],
      eqeqeq: ['error', 'always'],
      'object-shorthand': 'error',
    },
  },
  {
    files: [TYPESCRIPT],
    rules: { 'athenaeum/glossary': ['error', { prose: PROSE, names: NAMES }] },
  },
  {
    files: [TYPESCRIPT],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shell/e2e/**'],
    rules: { 'athenaeum/cast-reason': 'error' },
  },
  { files: ['**/*.cjs'], languageOptions: { globals: globals.node } },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['infra/test/dom.*.cjs', 'gateway/bff/src/**/assets/*.js', 'shell/server/**/assets/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: BROWSER,
    plugins: { 'react-hooks': reactHooks },
    // The plugin's other rules run a whole compiler over each file, three times the work of everything else here.
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': ['error', { paths: [zodMini] }],
    },
  },
  { files: ['mfe-*/src/**'], rules: { 'no-restricted-imports': ['error', { paths: [zodMini, reactLazy] }] } },
  {
    files: CATALOGUED,
    ignores: UNCATALOGUED,
    rules: { 'no-restricted-syntax': ['error', ...onlyFromCatalogues] },
  },
  { files: CONTRACTS, rules: { 'no-restricted-imports': ['error', { paths: [zodMini] }] } },
  {
    files: ['**/*.test.{ts,tsx}', 'shell/e2e/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe'].map((object) => ({
          object,
          property: 'only',
          message: 'Leaves all the others out.',
        })),
      ],
    },
  },
);
