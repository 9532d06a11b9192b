import webpack, { type Configuration, type Stats } from 'webpack';

/** Given what writes a compiler's cache for the next build, which takes a tenth of a build. */
export type Afterwards = (writeCache: () => Promise<void>) => void;

/**
 * Builds once.
 *
 * @param afterwards where it is given, the cache is not written before this resolves but by the caller
 * @throws for warnings too
 */
export async function run(config: Configuration, afterwards?: Afterwards): Promise<Stats> {
  const compiler = webpack(config);
  const close = () =>
    new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('The compiler gave no result.'));
      else resolve(result);
    }),
  ).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  if (afterwards) afterwards(close);
  else await close();
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
  return stats;
}
