import { snakeOf, type Name } from '../names';

/** Refusals first, then what it does, alone and at once. */
export const aggregateTest = (domain: string, { camel, pascal, plural, constant }: Name) => `
  import { ${constant}_LIMITS } from '@athenaeum/${domain}-contract';
  import { visitor, type Viewer } from '@athenaeum/kit';
  import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
  import { subgraph } from '../../index';
  ${PERSONAL_DATA_OF[domain] ?? IN_ONE_FILE}
  import { ${pascal} } from './${camel}.model';

  const CREATE = \`mutation ($text: String!) { answer: create${pascal}(input: { text: $text }) {
    ok code fields data { id text } } }\`;
  const READ = \`query ($id: ID!) { answer: ${camel}(input: { id: $id }) { ok code message data { id text } } }\`;
  const REMOVE = \`mutation ($id: ID!) { answer: remove${pascal}(input: { id: $id }) { ok code data { id } } }\`;
  const LIST = \`query ($take: Int, $skip: Int) { answer: ${plural}(input: { take: $take, skip: $skip }) {
    ok code data { text } count } }\`;

  interface Answer<Data = { id: string; text: string }> extends ResultOf<Data | null> {
    count?: number;
  }

  const amara = viewerOf('amara');
  const ines = viewerOf('ines');

  const world = openForFile(() => createTestWorld(subgraph));
  beforeEach(() => ${pascal}.deleteMany());

  async function run<Data = { id: string; text: string }>(
    viewer: Viewer,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Answer<Data>> {
    return (await world.run<{ answer: Answer<Data> }>(viewer, query, variables)).answer;
  }
  const create = async (text: string, viewer = amara) => (await run(viewer, CREATE, { text })).data!;
  const texts = async (viewer: Viewer, window = {}) =>
    (await run<{ text: string }[]>(viewer, LIST, window)).data?.map(({ text }) => text);

  it.each([
    ['a visitor', visitor, 'UNAUTHENTICATED'],
    ['a prospect', viewerOf('pia', 'prospect'), 'FORBIDDEN'],
  ] as const)('is refused to %s', async (_who, viewer, code) => {
    const { id } = await create('Mine');

    for (const [query, variables] of [
      [CREATE, { text: 'Mine' }],
      [READ, { id }],
      [LIST, {}],
      [REMOVE, { id }],
    ] as const)
      expect(await run(viewer, query, variables)).toMatchObject({ ok: false, code });
    expect(await texts(amara)).toEqual(['Mine']);
  });

  it.each([
    ['no text', '  ', 'Write something first'],
    ['too long a text', 'a'.repeat(${constant}_LIMITS.text + 1), 'Keep it to 500 characters'],
  ])('refuses %s, by its field', async (_what, text, message) => {
    expect(await run(amara, CREATE, { text })).toMatchObject({ ok: false, code: 'INVALID', fields: { text: message } });
    expect(await texts(amara)).toEqual([]);
  });

  it('belongs to one member: nobody else reads or removes it, or is told that it exists', async () => {
    const { id } = await create('Mine');

    expect(await run(ines, READ, { id })).toEqual(await run(ines, READ, { id: 'missing' }));
    expect(await texts(ines)).toEqual([]);
    expect(await run(ines, REMOVE, { id })).toMatchObject({ ok: true, data: null });
    expect(await run(amara, READ, { id })).toMatchObject({ ok: true, data: { text: 'Mine' } });
  });

  it('is kept once, even when it is sent twice at the same time', async () => {
    const answers = await Promise.all([run(amara, CREATE, { text: 'Mine' }), run(amara, CREATE, { text: ' Mine ' })]);

    expect(answers.map(({ code }) => code).sort()).toEqual(['CONFLICT', null]);
    expect(await texts(amara)).toEqual(['Mine']);
  });

  it('is listed newest first, a page at a time', async () => {
    await ${pascal}.create(
      ['first', 'second', 'third'].map((text, created_at) => ({ user_id: 'amara', text, created_at })),
    );

    expect(await texts(amara)).toEqual(['third', 'second', 'first']);
    expect(await texts(amara, { take: 1, skip: 1 })).toEqual(['second']);
    expect((await run(amara, LIST, { take: 1 })).count).toBe(3);
    expect(await run(amara, LIST, { take: ${constant}_LIMITS.take + 1 })).toMatchObject({ code: 'INVALID' });
  });

  it('is removed by the member, and removing it again changes nothing', async () => {
    const { id } = await create('Mine');

    expect(await run(amara, REMOVE, { id })).toMatchObject({ ok: true, data: { id } });
    expect(await run(amara, REMOVE, { id })).toMatchObject({ ok: true, data: null });
    expect(await texts(amara)).toEqual([]);
  });

  it('is in what a member is given of everything, and goes when the member is forgotten', async () => {
    ${domain === 'users' ? "await aUser({ _id: 'amara' });" : ''}
    await create('Mine');
    await create('Another', ines);

    expect(await personalData('amara')).toMatchObject({ ${snakeOf(plural)}: [{ text: 'Mine' }] });
    await forgetMember('amara');

    expect(await texts(amara)).toEqual([]);
    expect(await texts(ines)).toEqual(['Another']);
  });
`;

const IN_ONE_FILE = "import { forgetMember, personalData } from '../personalData/personalData.service';";
const PERSONAL_DATA_OF: Readonly<Record<string, string>> = {
  users: `import { forgetMember } from '../leaving/forgetMember.service';
  import { personalData } from '../leaving/personalData.service';
  import { aUser } from '../../testing/factories';`,
};
