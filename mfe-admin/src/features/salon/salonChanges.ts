import { truncate } from '@athenaeum/shared-ui';
import type { Change } from '../../components/changes';
import { commonText } from '../../components/common.messages';
import { uploadText } from '../../components/upload';
import { salonText } from './salon.messages';
import { salonFieldText } from './salonFields.messages';
import { FIELD_NAMES, type SalonValues } from './salonValues';

/** Titles by id. */
export type Titles = ReadonlyMap<string, string>;

/** The changed fields, in words. */
export const changesOf = (before: SalonValues, after: SalonValues, titles: Titles): Change[] =>
  FIELD_NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map((name) => ({
    name,
    label: salonFieldText[name],
    before: inWords(name, before, titles),
    after: inWords(name, after, titles),
  }));

const LONG = 80;
const shown = () => ({ draft: commonText.draft, now: commonText.published, later: salonText.scheduled });
function inWords(name: keyof SalonValues, values: SalonValues, titles: Titles): string {
  const value = values[name];
  if (name === 'published') return shown()[values.published];
  if (name === 'invite_code') return value ? salonText.newCode : salonText.unchanged;
  if (name === 'speakers')
    return listed(
      values.speakers.map((one) =>
        (one.type === 'HOST' ? salonText.hostNamed : salonText.expertNamed)({ name: one.name }),
      ),
    );
  if (name === 'resources') return listed(values.resources.map(({ title }) => title || salonText.untitled));
  if (name === 'filename' || name === 'captions') return value ? uploadText.aFile : commonText.none;
  if (Array.isArray(value)) return listed((value as string[]).map((id) => titles.get(id) ?? id));
  if (typeof value === 'boolean') return value ? commonText.yes : commonText.no;
  const text = String(value)
    .replace('T', name === 'date' || name === 'publish_at' ? ' ' : 'T')
    .trim();
  if (text === '') return commonText.none;
  return truncate(text, LONG);
}

const listed = (words: readonly string[]): string => (words.length > 0 ? words.join(', ') : commonText.none);
