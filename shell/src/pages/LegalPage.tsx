import styled from 'styled-components';
import { Container, ErrorPanel, Loading, PageHeading, Prose, Skeleton } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { LegalPage as Page } from '../app/route';
import { useRoute } from '../app/ShellContext';
import { legalTitle } from '../app/titleOf';
import { useLegalText } from './useLegalText';
import { legalTextOf } from './legalTexts';
import { legalText } from './legal.messages';

/** A default export, as it is lazy. */
export default function LegalPage() {
  const route = useRoute();
  if (route.kind !== 'legal') return null;
  return <LegalText key={route.page} page={route.page} />;
}

function LegalText({ page }: { page: Page }) {
  const { read, retry } = useLegalText(page);
  return (
    <Place $narrow>
      <PageHeading title={legalTitle(page)} lead={legalTextOf(page).lead} />
      {read === 'loading' ? (
        <Loading label={legalText.loading}>
          <Skeleton $height="100vh" />
        </Loading>
      ) : read === 'failed' ? (
        <ErrorPanel headingLevel={2} title={legalText.notLoaded} onRetry={retry} />
      ) : (
        <Prose>
          {read.text.parts.map(({ title, text }, place) => (
            <section key={`${place} ${title}`}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </Prose>
      )}
    </Place>
  );
}

const Place = styled(Container)`
  padding-block: ${token.space[48]} ${token.space[64]};

  & section + section {
    margin-top: ${token.space[32]};
  }

  & p {
    white-space: pre-line;
  }

  & h2 {
    margin-bottom: ${token.space[8]};
    font-size: ${token.text[24]};
  }
`;
