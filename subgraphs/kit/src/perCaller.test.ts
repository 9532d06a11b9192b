import type { InternalCaller } from './internalToken';
import { perCaller } from './perCaller';
import { visitor } from './viewer';

const caller = (): InternalCaller => ({ viewer: visitor, requestId: 'r1' });

it('keeps a value for one caller, and for each kind its own', () => {
  const [names, ages] = [perCaller<string>(), perCaller<number>()];
  const [one, other] = [caller(), caller()];
  names.set(one, 'Ada');
  ages.set(one, 36);

  expect([names.get(one), ages.get(one)]).toEqual(['Ada', 36]);
  expect(names.get(other)).toBeUndefined();

  names.set(one, undefined);
  expect(names.get(one)).toBeUndefined();
});

it('gives a copy of the caller nothing of it, since it may have another viewer', () => {
  const tokens = perCaller<string>();
  const one = caller();
  tokens.set(one, 'token');

  expect(tokens.get({ ...one })).toBeUndefined();
  expect(tokens.get(Object.assign({}, one))).toBeUndefined();
  expect(JSON.stringify(one)).not.toContain('token');
});
