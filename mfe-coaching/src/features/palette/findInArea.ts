import { type FindInArea, sendGraphql } from '@athenaeum/shell-contract';
import { nextFree } from '../../components/openings/nextFree';
import { CoachingPaletteDocument } from './__generated__/palette';
import { paletteText } from './palette.messages';

export const findInArea: FindInArea = async ({ platform, term }) => {
  const { data } = await sendGraphql(platform, CoachingPaletteDocument, { search: term });
  const items = (data?.coaches?.data ?? []).map(({ slug, name, title, avatar, next_free }) => ({
    to: `/expert-strategists/experts/${slug}`,
    title: name,
    detail: title,
    note: next_free ? nextFree(next_free) : null,
    picture: { kind: 'portrait' as const, name, src: avatar },
  }));
  return [{ label: paletteText.coaches, items }];
};
