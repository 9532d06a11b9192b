import 'undici';
import { fetchJson } from './providerAnswer';

/** For the test: posts a form as Stripe's client does, in a process that has loaded undici first, as a gateway has. */
const [, , url = ''] = process.argv;
const body = 'mode=payment';
const answer = await fetchJson(url, {
  method: 'POST',
  headers: { 'Content-Length': String(body.length), 'Content-Type': 'application/x-www-form-urlencoded' },
  body,
});
process.stdout.write(await answer.text());
