import { LinkButton } from '@athenaeum/shared-ui';
import styled from 'styled-components';

/** Elements that need a script are hidden where none runs; `WithoutScript` replaces them. */
export const NeedsScript = styled.div`
  display: contents;

  @media (scripting: none) {
    display: none;
  }
`;

interface WithoutScriptProps {
  slug: string;
  /** Label of the button that it replaces. */
  label: string;
}

/** A link to the event's form as a page of its own, on the current origin. */
export const WithoutScript = ({ slug, label }: WithoutScriptProps) => (
  <noscript>
    <LinkButton block large href={`/api/guest-rsvp/form/${encodeURIComponent(slug)}`}>
      {label}
    </LinkButton>
  </noscript>
);
