import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { translateSentence } from '@athenaeum/messages';
import { AreaFailure, Container, LinkButton } from '@athenaeum/shared-ui';
import { AreaSkeleton, useReadable } from '@athenaeum/shell-contract';
import type { Area } from '../app/area';
import { useRegistry } from '../app/ShellContext';
import { mainNavigation } from './navigation';
import { useRoles } from './useRoles';
import { layoutText } from './layout.messages';

/** An area in any of its states. Its failures are contained. */
export function AreaView({ area, label }: { area: Area; label: string }) {
  const state = useReadable(area.state);
  if (state.status === 'failed')
    return (
      <Container>
        <AreaFailure
          title={layoutText.areaAway({ area: capitalised(translateSentence(label)) })}
          onRetry={() => void area.retry()}
          retrying={state.retrying}
          reference={state.error.reference}
          elsewhere={<Elsewhere than={label} />}
        />
      </Container>
    );
  return (
    <>
      <AreaElement area={area} />
      {state.status !== 'mounted' && <AreaSkeleton />}
    </>
  );
}

/** Inserts the area's element; React does not touch its content. */
function AreaElement({ area }: { area: Area }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(area.element);
  }, [area]);
  return <Place ref={place} data-area={area.name} />;
}

/** The first other area that the viewer may go to. */
function Elsewhere({ than }: { than: string }) {
  const other = mainNavigation(useRegistry(), useRoles()).find(({ area }) => area !== than);
  if (!other) return null;
  return (
    <LinkButton look="outlined" href={other.to}>
      {layoutText.goToArea({ area: translateSentence(other.label) })}
    </LinkButton>
  );
}

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

const Place = styled.div`
  /* As soon as the remote has drawn something, the skeleton makes room. */
  &:has(> * > * > * > *) + * {
    display: none;
  }
`;
