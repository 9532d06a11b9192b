import { useNavigate } from '@athenaeum/shell-contract';
import {
  Button,
  CircleAlertIcon,
  CircleCheckIcon,
  Cover,
  EllipsisVerticalIcon,
  Hint,
  IconButton,
  LinkButton,
  Menu,
  Meta,
  XIcon,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { BesideBar, BesideBody, BesideChecks, BesideFoot, BesidePanel } from '../../components/beside';
import { commonText } from '../../components/common.messages';
import type { ContentEntry } from './allContent.api';
import { allContentText } from './allContent.messages';
import { checksOf } from './checks';
import { aboutOf, factsOf } from './facts';
import { editPath, memberPath } from './paths';

interface PreviewProps {
  entry: ContentEntry;
  /** Whether it was opened from the list; it then gets the focus. */
  isChosen: boolean;
  /** Asks before it publishes, or makes a draft of it. */
  onPublish: (published: boolean) => void;
  onClose: () => void;
}

/** One entry as members will see it, with what it still lacks and its actions. */
export function Preview({ entry, isChosen, onPublish, onClose }: PreviewProps) {
  const { id, slug, title, description, thumbnail, state } = entry;
  const heading = useRef<HTMLHeadingElement>(null);
  const isDraft = state === 'draft' || state === 'scheduled';
  useEffect(() => {
    if (isChosen) heading.current?.focus();
  }, [isChosen, id]);

  return (
    <BesidePanel as="article" aria-labelledby="preview-title">
      <BesideBar>
        <Hint>{allContentText.preview}</Hint>
        <IconButton label={allContentText.closePreview} icon={<XIcon />} onClick={onClose} />
      </BesideBar>
      <Picture slug={slug} thumbnail={thumbnail} />
      <BesideBody>
        <Meta>{aboutOf(entry)}</Meta>
        <h2 id="preview-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {description && <About>{description}</About>}
        <Facts>
          {factsOf(entry).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Label>{isDraft ? allContentText.beforeItGoesOut : allContentText.whatItHas}</Label>
        <BesideChecks>
          {checksOf(entry).map(({ isMet, words }) => (
            <li key={words} data-met={isMet}>
              {isMet ? <CircleCheckIcon size={20} /> : <CircleAlertIcon size={20} />}
              {words}
            </li>
          ))}
        </BesideChecks>
      </BesideBody>
      <BesideFoot>
        {isDraft && <Button onClick={() => onPublish(true)}>{allContentText.publish}</Button>}
        <LinkButton look={isDraft ? 'outlined' : undefined} href={editPath(entry)}>
          {commonText.edit}
        </LinkButton>
        <More entry={entry} onUnpublish={() => onPublish(false)} />
      </BesideFoot>
    </BesidePanel>
  );
}

function More({ entry, onUnpublish }: { entry: ContentEntry; onUnpublish: () => void }) {
  const navigate = useNavigate();
  const isShown = entry.state === 'published' || entry.state === 'off';
  const label = allContentText.more({ title: entry.title });
  const items = [
    ...(isShown
      ? [{ label: allContentText.asMember, onSelect: () => void navigate(memberPath(entry)) }]
      : []),
    ...(entry.salon
      ? [
          {
            label: allContentText.attendees,
            onSelect: () => void navigate(`${editPath(entry)}/attendees`),
          },
        ]
      : []),
    ...(entry.state === 'draft' ? [] : [{ label: allContentText.unpublish, onSelect: onUnpublish }]),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={label}
      align="end"
      trigger={(attributes) => <IconButton label={label} icon={<EllipsisVerticalIcon />} {...attributes} />}
      items={items}
    />
  );
}

const Picture = styled(Cover)`
  border-radius: 0;

  ${media.from(600)} {
    aspect-ratio: 16 / 5;
  }

  ${media.from(1240)} {
    aspect-ratio: 16 / 9;
  }
`;

const Label = styled.h3`
  font: ${token.weight.strong} ${token.text[16]} / 1.5 ${token.font.sans};
  letter-spacing: 0;
`;

const About = styled(Meta)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  line-clamp: 6;
`;

const Facts = styled.dl`
  margin: ${token.space[8]} 0 ${token.space[16]};
  font-size: ${token.text[14]};

  & > div {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: ${token.space[12]};
    padding-block: ${token.space[8]};
    border-top: 1px solid ${token.color.line};
  }

  & dt {
    color: ${token.color.ink3};
  }

  & dd {
    margin: 0;
  }
`;
