import { notFound, Refusal } from '@athenaeum/kit';
import { Router, type Request } from 'express';
import {
  addressOf,
  describeRoute,
  LIMITED_MESSAGE,
  type RateLimit,
  type RouteAccess,
} from '@athenaeum/graph/edge';
import { jsonHandler } from '../routes/jsonHandler';
import { citiesIn, countries, statesOf } from './places';

export const PLACES_PATH = '/api/places';
const caller = 'Anyone';
const DAY = 86_400;

const access: RouteAccess = { to: 'everyone', specifiedIn: 'community 7' };

export const placesDocs = [
  describeRoute({
    method: 'get',
    path: `${PLACES_PATH}/countries`,
    access,
    summary: 'Every country, by name.',
    caller,
    answers: { 200: '`data` is a list of `code` (ISO 3166-1) and `name`.', 429: 'Too often.' },
  }),
  describeRoute({
    method: 'get',
    path: `${PLACES_PATH}/countries/:country/states`,
    access,
    summary: 'The states, provinces or regions of a country, by name; some have none.',
    caller,
    answers: { 200: '`data` is a list of `code` and `name`.', 404: 'No such country.', 429: 'Too often.' },
  }),
  describeRoute({
    method: 'get',
    path: `${PLACES_PATH}/countries/:country/states/:state/cities`,
    access,
    summary: 'The names of the cities of a state. The list is never complete.',
    caller,
    answers: { 200: '`data` is a list of names.', 404: 'No such state.', 429: 'Too often.' },
  }),
];

/** `/api/places`: the lists behind country, state and city on forms, each asked for when it is needed. */
export function placesRoutes({ limit }: { limit: RateLimit }): Router {
  const router = Router();
  router.get('/countries', answered(countries));
  router.get(
    '/countries/:country/states',
    answered(({ country }) => statesOf(country)),
  );
  router.get(
    '/countries/:country/states/:state/cities',
    answered(({ country, state }) => citiesIn(country, state)),
  );
  return router;

  function answered(find: (place: { country: string; state: string }) => Promise<unknown>) {
    return jsonHandler(async (req: Request, res) => {
      if (!(await limit.take(`places ${addressOf(req)}`))) throw new Refusal('LIMITED', LIMITED_MESSAGE);
      const data = await find(req.params as { country: string; state: string });
      if (!data) throw notFound('place');
      // The same for everybody, and for a long time.
      res.set('cache-control', `public, max-age=${DAY}`);
      return data;
    });
  }
}
