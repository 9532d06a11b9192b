import { createSenders } from './senders';

const SAVE = 'mutation Save($id:ID!){save(id:$id){ok}}';
const SHOW = 'query Show{salons{ok}}';

it('finds the versions that send a document, or else those that send one of the same name', () => {
  const senders = createSenders();
  senders.follow(
    new Map([
      ['mfe-one v001', [SAVE]],
      ['mfe-one v002', [SAVE, SHOW]],
    ]),
  );

  expect(senders.of(SAVE)).toEqual([
    { remote: 'mfe-one', version: 'v001', kind: 'mutations' },
    { remote: 'mfe-one', version: 'v002', kind: 'mutations' },
  ]);
  expect(senders.of('query Show{salons{ok code}}')).toEqual([
    { remote: 'mfe-one', version: 'v002', kind: 'queries' },
  ]);
  expect(senders.of('query Other{salons{ok}}')).toEqual([]);
  expect(senders.of('{salons{ok}}')).toEqual([]);

  senders.follow(new Map([['mfe-one v003', [SHOW]]]));
  expect(senders.of(SAVE)).toEqual([]);
});

it('says which business figure a document comes to, of versions that declare any', () => {
  const senders = createSenders();
  senders.follow(
    new Map([
      ['mfe-one v001', [SAVE]],
      ['mfe-one v002', [SAVE, SHOW]],
    ]),
    new Map([['mfe-one v002', [{ name: 'Saved', mutations: ['Save'] }]]]),
  );

  expect(senders.of(SAVE).map(({ figure }) => figure)).toEqual([undefined, 'Saved']);
  expect(senders.of(SHOW).map(({ figure }) => figure)).toEqual([null]);
});
