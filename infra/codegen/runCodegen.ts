import { collectInputs, recordRun, unchangedSinceLastRun } from './inputs';

/** Generates when anything changed; `written` is null when nothing had. */
export async function runCodegen(
  root: string,
  { check = false, force = false } = {},
): Promise<{ written: string[] | null; problems: string[] }> {
  const inputs = collectInputs(root);
  if (!force && unchangedSinceLastRun(root, inputs)) return { written: null, problems: [] };

  // Loaded only when there is work: the libraries take longer than everything else together.
  const { generate } = await import('./generate');
  const result = await generate(root, inputs, { check });
  if (result.problems.length === 0) recordRun(root, inputs, result.written);
  return result;
}

/** Whether all that is generated was made of what is there. */
export const isGenerated = (root: string): boolean => unchangedSinceLastRun(root, collectInputs(root));
