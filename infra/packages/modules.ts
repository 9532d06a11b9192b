import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { tightenedModule } from '../webpack/tightenStyles';
import { renamed } from './moduleNames';

/**
 * Compiled modules, or their declarations, by the path they would have in the repository: `shared-ui/src/index.js`,
 * `shared-ui/src/index.d.ts`. Undefined where there is no source.
 */
export type Modules = (file: string) => string | undefined;

/** Modules as JavaScript, compiled on demand. */
export const scriptsOf =
  (root: string): Modules =>
  (file) => {
    const module = join(root, file.replace(/\.js$/, ''));
    const source = [`${module}.ts`, `${module}.tsx`].find(existsSync);
    if (!source) return undefined;
    const text = readFileSync(source, 'utf8');
    const tight = text.includes("'styled-components'") ? tightenedModule(text) : text;
    const { outputText } = ts.transpileModule(tight, { fileName: source, compilerOptions });
    return renamed(outputText, withEnding(dirname(source)));
  };

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  isolatedModules: true,
};

/**
 * The declarations of modules and of all modules they import.
 *
 * @param doors source files by import specifier
 * @throws Error with the compiler's diagnostics
 */
export function typesOf(root: string, doors: Readonly<Record<string, string>>): Modules {
  const folder = join(root, '.cache/declarations');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(projectOf(root, folder, doors)));
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', project]);
  } catch (error) {
    throw new Error(String((error as { stdout?: Buffer }).stdout), { cause: error });
  }
  return (file) => {
    const made = join(folder, file);
    if (!existsSync(made)) return undefined;
    return renamed(readFileSync(made, 'utf8'), withEnding(join(root, dirname(file))));
  };
}

const projectOf = (root: string, folder: string, doors: Readonly<Record<string, string>>) => ({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: folder,
    // Of what is found among installed packages the compiler makes no declarations.
    paths: Object.fromEntries(Object.entries(doors).map(([door, file]) => [door, [join(root, file)]])),
  },
  files: [...Object.values(doors), 'shared-ui/src/assets.d.ts'].map((file) => join(root, file)),
});

/** The extension, which Node and browsers need and our sources omit. */
const withEnding =
  (folder: string) =>
  (name: string): string => {
    if (!name.startsWith('.') || /\.(js|json)$/.test(name)) return name;
    const isFile = ['.ts', '.tsx'].some((ending) => existsSync(join(folder, name + ending)));
    return isFile ? `${name}.js` : `${name}/index.js`;
  };
