import { compile } from './compile';

export interface CompileOrder {
  root: string;
  app: string;
  settings: string;
}

// One compiler beside another: takes an app at a time until nobody is there to send more.
process.on('message', ({ root, app, settings }: CompileOrder) => {
  compile(root, app, settings).then(
    (record) => process.send?.({ record }),
    (error: unknown) => process.send?.({ problem: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
