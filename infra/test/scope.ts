import { forgetPage } from './forgetPage.cjs';

/**
 * Runs a file of tests within a group as if it were alone in it: its hooks are its own, and what it set in the environment,
 * spied on, made of time or stored in a page ends with it. That it cannot be loaded is a failure of its own too, not of its group.
 *
 * @param unmount what its tests rendered, where the group renders
 */
export function scope(name: string, load: () => void, unmount?: () => void): void {
  describe(name, () => {
    let environment: NodeJS.ProcessEnv;
    beforeAll(() => {
      environment = { ...process.env };
    });

    // Before the hooks of the file, as where it is alone: what a page saves as it unmounts is there for them to clear.
    if (unmount) afterEach(unmount);
    try {
      load();
    } catch (error) {
      it('can be loaded', () => {
        throw error;
      });
    }

    // After those of the file.
    afterAll(() => {
      jest.restoreAllMocks();
      jest.useRealTimers();
      for (const key of Object.keys(process.env)) if (!(key in environment)) delete process.env[key];
      Object.assign(process.env, environment);
      forgetPage();
    });
  });
}
