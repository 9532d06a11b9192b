import { LinkButton } from '@athenaeum/shared-ui';
import styled from 'styled-components';

/** What does nothing without a script is not shown where none runs; `WithoutScript` stands there instead. */
export const NeedsScript = styled.div`
  display: contents;

  @media (scripting: none) {
    display: none;
  }
`;

interface WithoutScriptProps {
  slug: string;
  /** What the button it stands for says. */
  label: string;
}

/** To the form of an event as a page of its own, on whichever of our origins this is. */
export const WithoutScript = ({ slug, label }: WithoutScriptProps) => (
  <noscript>
    <LinkButton block large href={`/api/guest-rsvp/form/${encodeURIComponent(slug)}`}>
      {label}
    </LinkButton>
  </noscript>
);
