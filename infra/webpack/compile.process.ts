import { constants, setPriority } from 'node:os';
import { compile } from './compile';
import { type CompileOrder, WRITE_CACHES } from './compileOrder';

const unwritten: (() => Promise<void>)[] = [];

// One compiler beside another: takes an app at a time until nobody is there to send more.
process.on('message', (message: CompileOrder | typeof WRITE_CACHES) => {
  // A compiler that never calls back leaves the event loop empty: this process exits then, and its parent notices.
  process.channel?.unref();
  void (message === WRITE_CACHES ? writeCaches() : build(message));
});
process.on('disconnect', () => process.exit());

async function build({ root, app, settings, isCompressedLater }: CompileOrder): Promise<void> {
  const answer = (outcome: object) => {
    process.channel?.ref();
    process.send?.(outcome);
  };
  const afterwards = (writeCache: () => Promise<void>) => unwritten.push(writeCache);
  await compile(root, app, settings, { afterwards, isCompressedLater }).then(
    (record) => answer({ record }),
    (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
}

/** What has been built may be in use already. */
async function writeCaches(): Promise<void> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  for (const write of unwritten) await write();
  process.exit();
}
