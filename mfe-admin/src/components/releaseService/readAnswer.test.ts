import { readAnswer } from './readAnswer';

const encoder = new TextEncoder();

/** An answer that comes in these pieces. */
const inPieces = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(encoder.encode(piece));
        stream.close();
      },
    }),
    { headers: { 'content-type': 'application/x-ndjson' } },
  );

it('reads lines wherever the network has cut them', async () => {
  const said: string[] = [];
  const [checked, done] = ['{"type":"line","text":"ok contract"}\n', '{"type":"done","text":"Done"}\n'];

  const answer = await readAnswer(
    inPieces(checked.slice(0, 9), checked.slice(9) + done.slice(0, 20), done.slice(20)),
    (line) => said.push(line),
  );

  expect(answer).toEqual({ data: { text: 'Done' } });
  expect(said).toEqual(['ok contract']);
});
