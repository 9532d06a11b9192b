import { isMissing } from '@athenaeum/shell-contract';
import { Carousel, ErrorPanel, Section, SkeletonCards, TextLink } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { partText } from '../../components/part.messages';
import type { HomeQuery } from './__generated__/home';
import type { HomeAnswer } from './home.api';
import { homeText } from './home.messages';

interface ShelfProps {
  title: string;
  /** Why these are shown. */
  note?: ReactNode;
  home: HomeAnswer;
  /** Selects its part of the response. */
  part: keyof HomeQuery;
  /** When it is an empty list, `empty` is shown, or the section is left out. */
  cards: ReactNode[] | undefined;
  empty?: ReactNode;
  /** Address of the full list. */
  all?: string;
  per?: 3 | 4;
  /** Layout instead of a carousel. */
  children?: ReactNode;
  /** At the end of the title's line, before "View All". */
  tools?: ReactNode;
}

/** One section of Home: loaded, loading, failed, or empty. */
export function Shelf({ title, note, home, part, cards, empty, all, per, children, tools }: ShelfProps) {
  const { data, isError, isFetching, refetch } = home;
  const actions = (tools || all) && (
    <>
      {tools}
      {all && (
        <TextLink look="more" href={all} aria-label={homeText.viewAllOf({ part: title })}>
          {homeText.viewAll}
        </TextLink>
      )}
    </>
  );
  if (cards?.length)
    return children ? (
      <Section title={title} note={note} actions={actions}>
        {children}
      </Section>
    ) : (
      <Carousel title={title} note={note} per={per} actions={actions}>
        {cards}
      </Carousel>
    );
  const failed = isError || isMissing(data, part) || data?.[part]?.ok === false;
  const content = failed ? (
    <ErrorPanel
      title={partText.notLoaded({ part: title })}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  ) : data ? (
    empty
  ) : (
    <SkeletonCards label={partText.loading({ part: title })} per={per} />
  );
  return content ? <Section title={title}>{content}</Section> : null;
}
