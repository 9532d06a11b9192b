import type { Call } from './call';
import { checkLinearizable, type Verdict } from './checker/checkLinearizable';
import type { Model, Timed } from './checker/model';
import { draw } from './drawing';
import { objectsOf, type Places } from './objects/objects';

export interface Judgement {
  name: string;
  verdict: Verdict;
  calls: number;
  drawing: () => string;
}

/** The verdict about each object of a history. */
export const judge = (places: Places, calls: readonly Call[]): Judgement[] =>
  objectsOf(places, calls).map((object) => {
    const verdict = checkLinearizable(
      // Each has operations and states of its own kind, and its model fits them.
      object.model as Model<unknown, unknown>,
      object.calls as readonly Timed<unknown>[],
    );
    const { name } = object;
    return { name, verdict, calls: object.calls.length, drawing: () => draw(name, object.calls, verdict) };
  });
