import type { InternalCaller } from './internalToken';
import { requestLoaders } from './requestLoaders';
import { visitor, type Viewer } from './viewer';

const callerOf = (viewer: Viewer): InternalCaller => ({ viewer, requestId: 'r1' });
const create = (viewer: Viewer) => ({ viewer });

it('are shared by the reads of a request, and by those of no other', () => {
  const loaders = requestLoaders(create);
  const [one, other] = [callerOf(visitor), callerOf({ id: 'm', roles: new Set(['member']) })];

  expect(loaders.toRead(one)).toBe(loaders.toRead(one));
  expect(loaders.toRead(other)).not.toBe(loaders.toRead(one));
  // Equal is not the same: another request of the same viewer.
  expect(loaders.toRead(callerOf(visitor))).not.toBe(loaders.toRead(one));
  expect(loaders.toRead(other).viewer).toBe(other.viewer);
});

it('are new for a mutation, and for what is read after it', () => {
  const loaders = requestLoaders(create);
  const caller = callerOf(visitor);
  const before = loaders.toRead(caller);

  const writing = loaders.toWrite(caller);
  const after = loaders.toRead(caller);

  expect(new Set([before, writing, after]).size).toBe(3);
});
