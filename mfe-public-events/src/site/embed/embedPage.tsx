import { INVITE_TYPES } from '@athenaeum/content-contract';
import { currentLocale } from '@athenaeum/messages';
import { Lead, Section, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { Keeping, SitePage } from '@athenaeum/shell-contract/site';
import { Fragment } from 'react';
import styled from 'styled-components';
import { eventText } from '../../components/event.messages';
import { EVENT_TYPES, LOCATIONS } from '../../features/eventFilters';
import {
  absolute,
  CALENDAR,
  EMBED_FRAME,
  EMBED_PAGE,
  EMBED_SCRIPT,
  LIST,
  PICTURE_OF_LIST,
  RSS,
} from '../addresses';
import { headTags } from '../head/tags';
import { framedPage } from '../pages/framedPage';
import { siteText } from '../site.messages';
import type { ResponseContext } from '../responseContext';
import { embedText } from './embed.messages';

/** Documentation of how to embed the list on another site. */
export const embedPage = (context: ResponseContext, keep: Keeping): Promise<SitePage> =>
  framedPage(context, {
    status: 200,
    keep,
    title: embedText.title,
    tags: headTags(
      {
        title: embedText.title,
        description: embedText.description,
        canonical: EMBED_PAGE,
        picture: PICTURE_OF_LIST,
        pictureText: siteText.pictureOfList,
      },
      context.settings,
    ),
    content: <Instructions to={(path) => absolute(context.settings, path)} />,
  });

function Instructions({ to }: { to: (path: string) => string }) {
  return (
    <>
      <h1>{embedText.title}</h1>
      <Lead>{embedText.lead}</Lead>
      <Section title={embedText.byTag}>
        <p>{embedText.byTagHow}</p>
        <Code>{`<script async src="${to(EMBED_SCRIPT)}"></script>
<upcoming-events count="5">
  <a href="${to(LIST)}">${eventText.upcoming}</a>
</upcoming-events>`}</Code>
        <Options>
          {options().map(([attribute, meaning]) => (
            <Fragment key={attribute}>
              <dt>{attribute}</dt>
              <dd>{meaning}</dd>
            </Fragment>
          ))}
        </Options>
      </Section>
      <Section title={embedText.byFrame}>
        <p>{embedText.byFrameHow}</p>
        <Code>{`<iframe
  src="${to(EMBED_FRAME)}?count=5"
  title="${eventText.upcoming}" width="100%" height="560" loading="lazy"
  sandbox="allow-popups allow-popups-to-escape-sandbox"
></iframe>`}</Code>
      </Section>
      <Section title={embedText.contentSecurityPolicy}>
        <p>{embedText.contentSecurityPolicyHow}</p>
        <Code>{`script-src ${to('')};
frame-src ${to('')};`}</Code>
      </Section>
      <Section title={embedText.asData}>
        <p>
          <TextLink href={RSS}>{embedText.rss}</TextLink> ·{' '}
          <TextLink href={CALENDAR}>{embedText.calendar}</TextLink>
        </p>
      </Section>
    </>
  );
}

/** The attributes of the tag, and what each takes. */
const options = (): [string, string][] => [
  ['count', embedText.count],
  ['event-type', embedText.values({ values: anyOf(EVENT_TYPES) })],
  ['location', embedText.values({ values: anyOf(LOCATIONS) })],
  ['invite-type', embedText.values({ values: anyOf(INVITE_TYPES) })],
  ['theme', embedText.theme({ values: anyOf(['light', 'dark']) })],
];

/** Attribute values, so never translated. */
const anyOf = (values: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(values);

const Code = styled.pre`
  margin-top: ${token.space[12]};
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[8]};
  background: ${token.color.card};
  font-size: ${token.text[14]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Options = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${token.space[8]} ${token.space[24]};
  margin-top: ${token.space[16]};

  & > dt {
    font-weight: ${token.weight.strong};
  }

  & > dd {
    margin: 0;
  }
`;
