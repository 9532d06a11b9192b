import { CollectionCard, ProgressBar } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { PathwayTileFragment } from './__generated__/tiles';
import { countText } from './count.messages';
import { pathwayProgressText } from './pathwayProgress.messages';

/** The specification's limit for a pathway's title. */
const MAX_TITLE_LENGTH = 28;

/** A pathway with the member's progress. */
export function PathwayTile({ pathway }: { pathway: PathwayTileFragment }) {
  const { slug, title, thumbnail, seasons, my_progress } = pathway;
  const { done = 0, salons = 0, season } = my_progress ?? {};
  const where =
    done > 0 &&
    (season ? pathwayProgressText.inSeason({ season }) : salons > 0 && pathwayProgressText.allDone);
  return (
    <div>
      <CollectionCard
        href={`/pathways/${slug}`}
        slug={slug}
        title={title}
        thumbnail={thumbnail}
        composition="ascent"
        titleLength={MAX_TITLE_LENGTH}
        meta={[some(countText.seasons, seasons?.length ?? 0), some(countText.salons, salons), where]
          .filter(Boolean)
          .join(' · ')}
      />
      {done > 0 && (
        <Bar>
          <ProgressBar
            label={pathwayProgressText.bar({ pathway: title, done, salons })}
            labelHidden
            fraction={done / salons}
          />
        </Bar>
      )}
    </div>
  );
}

const some = (counted: typeof countText.salons, count: number) => count > 0 && counted({ count });

const Bar = styled.div`
  margin-top: ${token.space[12]};
`;
