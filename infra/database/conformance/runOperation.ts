import { checkError } from './expectations';
import { isPlain, match } from './matching';
import { operations } from './operations';
import { Skip } from './skip';
import type { Operation } from './testFile';
import { testRunnerOperations } from './testRunnerOperations';
import type { World } from './world';

/** Runs one operation of a test and checks its result. */
export async function runOperation(operation: Operation, world: World): Promise<void> {
  const { name, expectError, expectResult, ignoreResultAndError, saveResultAsEntity } = operation;
  let result: unknown;
  let error: unknown;
  try {
    result = await perform(operation, world);
  } catch (thrown) {
    if (thrown instanceof Skip) throw thrown;
    error = thrown;
  }
  if (expectError) {
    if (error === undefined) throw new Error(`${name}: expected an error`);
    return checkError(expectError, error, world, name);
  }
  if (ignoreResultAndError) return;
  if (error !== undefined) throw error;
  if (saveResultAsEntity) world.entities[saveResultAsEntity] = result;
  if (expectResult !== undefined) {
    match(expectResult, result, world, name, isPlain(expectResult) || Array.isArray(expectResult));
  }
}

async function perform(operation: Operation, world: World): Promise<unknown> {
  const { object, name, arguments: given = {} } = operation;
  if (object === 'testRunner') {
    const run = testRunnerOperations[name];
    if (!run) throw new Skip(`with the runner's ${name}`);
    return run(given, world);
  }
  const run = operations[name];
  if (!run) throw new Skip(`with the operation ${name}`);
  // A file of the suite says by a name what each operation runs on.
  return run(world.entities[object] as never, given, world, runOperation);
}
