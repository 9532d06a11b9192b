import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { useNavigate } from '@athenaeum/shell-contract';
import { Cover, Lead, LinkButton, Meta, Pills, Select, TextLink, truncate } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { doneOf } from '../../components/doneOf';
import type { SeasonOfPathway, SeasonPathway } from './season.api';
import { seasonText } from './season.messages';

interface SeasonHeadProps {
  pathway: SeasonPathway;
  /** Undefined when there is no season of the requested number. */
  season: SeasonOfPathway | undefined;
}

/** The banner of a season, with links to the others. */
export function SeasonHead({ pathway, season }: SeasonHeadProps) {
  const navigate = useNavigate();
  const { slug, title, description } = pathway;
  const seasons = pathway.seasons ?? [];
  const about = season?.description ?? description;
  const hrefOf = (number: number | string) => `/pathways/${slug}/collections?season=${number}`;
  return (
    <header>
      <Banner>
        <Words>
          <TextLink look="back" href={`/pathways/${slug}`}>
            {title}
          </TextLink>
          <Meta>
            {season
              ? [
                  seasonText.place({ season: season.number, count: seasons.length }),
                  doneOf(season.my_progress),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : seasonText.pathway}
          </Meta>
          <h1 tabIndex={-1}>{season?.title ?? title}</h1>
          {about && <Lead>{truncate(about, LIBRARY_LIMITS.headerDescription)}</Lead>}
          <LinkButton look="outlined" href={`/pathways/${slug}`}>
            {seasonText.learnMore}
          </LinkButton>
        </Words>
        <Art>
          <Picture
            slug={season ? `${slug}-season-${season.number}` : slug}
            thumbnail={season?.thumbnail}
            composition="ascent"
            eager
          />
        </Art>
      </Banner>
      {seasons.length > 0 && (
        <Ways>
          <Select
            label={seasonText.season}
            placeholder={season ? undefined : seasonText.choose}
            options={seasons.map((each) => ({
              value: String(each.number),
              label: seasonText.option({ season: each.number, title: each.title }),
            }))}
            value={season ? String(season.number) : ''}
            onChange={({ target }) => target.value && navigate(hrefOf(target.value))}
          />
          <Pills
            label={seasonText.seasons}
            links={seasons.map(({ number }) => ({
              href: hrefOf(number),
              label: String(number),
              current: number === season?.number,
            }))}
          />
        </Ways>
      )}
    </header>
  );
}

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${token.space[8]};
  min-height: 280px;
  padding: ${token.space[24]} ${token.space[32]};

  & > h1:focus {
    outline: none;
  }

  & > :last-child {
    margin-top: ${token.space[8]};
  }
`;

const Art = styled.div`
  position: relative;
`;

const Picture = styled(Cover)`
  position: absolute;
  inset: 0;
  aspect-ratio: auto;
  border-radius: 0;
`;

const Banner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  overflow: hidden;
  border-radius: ${token.radius[12]};
  background: ${token.color.sunken};

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);

    & > ${Art} {
      order: -1;
      min-height: 140px;
    }

    & > ${Words} {
      min-height: 0;
      padding: ${token.space[16]};
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[16]} ${token.space[24]};
  margin: ${token.space[24]} 0 ${token.space[32]};

  & > :first-child {
    flex: 0 1 320px;
  }
`;
