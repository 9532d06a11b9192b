import { compile } from './compile';

export interface CompileOrder {
  root: string;
  app: string;
  settings: string;
}

// One compiler beside another: takes an app at a time until nobody is there to send more.
process.on('message', ({ root, app, settings }: CompileOrder) => {
  // A compiler that never calls back leaves the event loop empty: this process exits then, and its parent notices.
  process.channel?.unref();
  const answer = (outcome: object) => {
    process.channel?.ref();
    process.send?.(outcome);
  };
  compile(root, app, settings).then(
    (record) => answer({ record }),
    (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
