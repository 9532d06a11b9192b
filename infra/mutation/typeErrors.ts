import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from './areas';
import type { Mutant } from './findMutants';

/** Whether the compiler refuses a mutant: what cannot be built needs no test. */
export function createTypeCheck(files: readonly string[]): (mutant: Mutant) => boolean {
  const options = compilerOptions();
  const changed = new Map<string, { text: string; version: number }>();
  const service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
    getScriptFileNames: () => files.map((file) => resolve(ROOT, file)),
    getScriptVersion: (file) => String(changed.get(file)?.version ?? 0),
    getScriptSnapshot(file) {
      const text = changed.get(file)?.text ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  return ({ file, start, end, text }) => {
    const path = resolve(ROOT, file);
    const source = readFileSync(path, 'utf8');
    const put = (given: string) =>
      changed.set(path, { text: given, version: (changed.get(path)?.version ?? 0) + 1 });
    put(source.slice(0, start) + text + source.slice(end));
    const errors = service
      .getSemanticDiagnostics(path)
      .filter(({ code }) => !IS_NO_COMPARISON.includes(code));
    put(source);
    return errors.length > 0;
  };
}

/** What the compiler says of a test that never or always holds: that it is a mutant. */
const IS_NO_COMPARISON = [2367, 2845, 2869, 2870, 2871, 2873, 2872];

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(resolve(ROOT, 'tsconfig.node.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options;
}
