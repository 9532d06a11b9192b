import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Place {
  code: string;
  name: string;
}

/** Every country, by name. */
export const countries = (): Promise<Place[]> => placesIn('countries.json');

/** Null where there is no such country. */
export async function statesOf(country: string): Promise<Place[] | null> {
  const folder = await folderOf('', country);
  return folder === null ? null : placesIn(folder, 'states.json');
}

/** Null where there is no such state. */
export async function citiesIn(country: string, state: string): Promise<string[] | null> {
  const folder = await folderOf('', country);
  const inside = folder === null ? null : await folderOf(folder, state);
  if (inside === null) return null;
  const cities = await read<{ name: string }>(inside, 'cities.json');
  return [...new Set(cities.map(({ name }) => name))].sort(inOrder);
}

/** Its folders end in a code: "Sweden-SE/Skåne-M". A code is only ever compared with them, never made into a path. */
async function folderOf(parent: string, code: string): Promise<string | null> {
  const entries = await readdir(join(data(), parent), { withFileTypes: true });
  const found = entries.find((entry) => entry.isDirectory() && entry.name.split('-').at(-1) === code);
  return found ? join(parent, found.name) : null;
}

async function placesIn(...path: string[]): Promise<Place[]> {
  const places = await read<{ iso2: string; name: string }>(...path);
  return places.map(({ iso2, name }) => ({ code: iso2, name })).sort((a, b) => inOrder(a.name, b.name));
}

const read = async <Row>(...path: string[]): Promise<Row[]> =>
  JSON.parse(await readFile(join(data(), ...path), 'utf8')) as Row[];

/** The package's own functions keep every file they have read; the files are read here instead, each when it is asked for. */
const data = () =>
  join(dirname(createRequire(import.meta.url).resolve('@countrystatecity/countries')), 'data');

const inOrder = new Intl.Collator('en').compare;
