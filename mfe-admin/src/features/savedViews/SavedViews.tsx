import type { ViewedList } from '@athenaeum/users-contract';
import { AppLink, isMissing, messageOf, useNotify } from '@athenaeum/shell-contract';
import { EllipsisVerticalIcon, IconButton, Menu, Notice, PlusIcon, TextButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { NameView } from './NameView';
import {
  type SavedView,
  useUsersRemoveViewMutation,
  useUsersSavedViewsQuery,
  useUsersSaveViewMutation,
} from './savedViews.api';
import { savedViewsText } from './savedViews.messages';

interface SavedViewsProps {
  list: ViewedList;
  /** The query string of the current view. */
  shown: string;
}

/** The user's saved views of a list, as links, and a button to save the current one. */
export function SavedViews({ list, shown }: SavedViewsProps) {
  const notify = useNotify();
  const { data, isError, refetch } = useUsersSavedViewsQuery({ input: { list } });
  const [save] = useUsersSaveViewMutation();
  const [remove, { error }] = useUsersRemoveViewMutation();
  /** The view to rename; null for a new one. */
  const [naming, setNaming] = useState<SavedView | null | undefined>();
  const views = data?.savedViews?.data ?? [];
  const hasFailed = isError || isMissing(data, 'savedViews') || data?.savedViews?.ok === false;

  const letGo = async ({ id, name, shown: kept }: SavedView) => {
    const answer = await remove({ input: { list, id } });
    if (answer.error) return;
    notify(savedViewsText.removed({ name }), {
      label: commonText.undo,
      onPress: () => void save({ input: { list, name, shown: kept } }),
    });
  };

  return (
    <>
      <Strip>
        <TextButton aria-haspopup="dialog" onClick={() => setNaming(null)}>
          <PlusIcon size={18} />
          {savedViewsText.saveView}
        </TextButton>
        {views.length > 0 && (
          <Named aria-label={savedViewsText.yourViews}>
            {views.map((view) => (
              <li key={view.id}>
                <AppLink to={`?${view.shown}`} aria-current={view.shown === shown || undefined}>
                  {view.name}
                </AppLink>
                <Menu
                  label={savedViewsText.more({ name: view.name })}
                  trigger={(attributes) => (
                    <IconButton
                      label={savedViewsText.more({ name: view.name })}
                      icon={<EllipsisVerticalIcon size={18} />}
                      {...attributes}
                    />
                  )}
                  items={[
                    { label: commonText.rename, onSelect: () => setNaming(view) },
                    { label: commonText.remove, onSelect: () => void letGo(view) },
                  ]}
                />
              </li>
            ))}
          </Named>
        )}
      </Strip>
      {hasFailed && (
        <Notice
          tone="amber"
          action={<TextButton onClick={() => void refetch()}>{commonText.retry}</TextButton>}
        >
          {savedViewsText.failed}
        </Notice>
      )}
      {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      {naming !== undefined && (
        <NameView list={list} view={naming} shown={shown} onClose={() => setNaming(undefined)} />
      )}
    </>
  );
}

/* At the end of the tabs where there is room, otherwise on its own line; the number of views causes no layout shift. */
const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  height: 46px;

  ${media.from(1070)} {
    position: absolute;
    top: 0;
    right: 0;
    flex-direction: row-reverse;
    width: calc(100% - 620px);
  }

  ${media.under(1070)} {
    margin-bottom: ${token.space[8]};
  }

  & > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${token.space[4]};
    min-height: 44px;
  }
`;

const Named = styled.ul`
  display: flex;
  gap: ${token.space[8]};
  min-width: 0;
  overflow: auto hidden;
  scrollbar-width: none;

  & > li {
    display: flex;
    flex: none;
    align-items: center;
    border: 1px solid ${token.color.control};
    border-radius: ${token.radius.pill};
    background: ${token.color.card};
  }

  & a {
    max-width: 200px;
    padding-left: ${token.space[16]};
    overflow: hidden;
    color: inherit;
    line-height: 44px;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;

    &:hover {
      color: ${token.color.accent};
    }

    &[aria-current] {
      color: ${token.color.accent};
      font-weight: ${token.weight.strong};
    }
  }
`;
