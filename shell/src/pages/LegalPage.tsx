import styled from 'styled-components';
import { Container, PageHeading, Prose } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { LEGAL_PAGES } from '../app/route';
import { useRoute } from '../app/ShellContext';
import { legalTexts } from './legalTexts';

/** A default export, because the text is loaded when somebody wants to read it. */
export default function LegalPage() {
  const route = useRoute();
  if (route.kind !== 'legal') return null;
  const { page } = route;
  const { lead, parts } = legalTexts[page];
  return (
    <Place $narrow>
      <PageHeading title={LEGAL_PAGES[page]} lead={lead} />
      <Prose>
        {parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Prose>
    </Place>
  );
}

const Place = styled(Container)`
  padding-block: ${token.space[48]} ${token.space[64]};

  & section + section {
    margin-top: ${token.space[32]};
  }

  & h2 {
    margin-bottom: ${token.space[8]};
    font-size: ${token.text[24]};
  }
`;
