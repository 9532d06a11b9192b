import { lazyRoute } from '@athenaeum/shell-contract';
import { STAFF_CONTENT_KINDS, STAFF_CONTENT_STATES } from '@athenaeum/content-contract';
import { TextButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { Beside, BesideSkeleton } from '../../components/beside';
import {
  ListFilter,
  ListRows,
  ListSearch,
  ListTabs,
  listText,
  ListTools,
  SelectionBar,
  useListView,
  useSelection,
} from '../../components/list';
import {
  type ContentEntry,
  type Outcome,
  useContentAllQuery,
  useContentCategoriesQuery,
} from './allContent.api';
import { allContentText } from './allContent.messages';
import type { ContentChange } from './ChangeDialog';
import { columnsOf } from './columns';
import { contentStateText } from './contentStates.messages';
import { contentTabText } from './contentTabs.messages';
import { contentView, queryOf, shownBy, tabOf, TABS } from './contentView';
import { kindNameText } from './kindNames.messages';
import { NotChanged } from './NotChanged';
import { Preview } from './Preview';

// Lazy, as most visits only read the list.
const ChangeDialog = lazyRoute(async () => ({ default: (await import('./ChangeDialog')).ChangeDialog }));

/** All content with pages of its own, searched, ordered and paged by the server, and one entry beside the list. */
export function AllContent() {
  const list = useListView(contentView);
  const { view, change, hrefWith } = list;
  const query = useContentAllQuery({ input: queryOf(view) });
  const categories = useContentCategoriesQuery({}).data?.categories?.data ?? [];
  const selected = useSelection<ContentEntry>();
  const [isClosed, setClosed] = useState(false);
  const [asked, setAsked] = useState<{ change: ContentChange; entries: readonly ContentEntry[] } | null>(
    null,
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const answer = (query.isError ? query.currentData : query.data)?.staffContent;
  const entries = answer?.data ?? [];
  const chosen = entries.find(({ id }) => id === view.entry);
  const open = chosen ?? (isClosed ? undefined : entries[0]);
  /** The selected ones as they were read last. */
  const current = () => selected.rows.map((row) => entries.find(({ id }) => id === row.id) ?? row);

  return (
    <>
      <ListTabs
        label={allContentText.views}
        tabs={TABS.map((tab) => ({
          id: tab,
          label: contentTabText[tab],
          count: answer?.totals?.[tab] ?? null,
          digits: tab === 'everything' || tab === 'recordings' ? 3 : 2,
        }))}
        selected={tabOf(view)}
        onSelect={(tab) => change(shownBy(tab))}
      >
        <ListTools>
          <ListSearch
            label={allContentText.search}
            placeholder={allContentText.searchHint}
            value={view.words}
            onChange={(words) => change({ words })}
          />
          <Filters>
            <ListFilter
              label={allContentText.kind}
              placeholder={allContentText.anyKind}
              options={STAFF_CONTENT_KINDS.map((kind) => ({ value: kind, label: kindNameText[kind] }))}
              value={view.kind}
              onChange={(kind) => change({ kind })}
            />
            <ListFilter
              label={listText.state}
              placeholder={listText.anyState}
              options={STAFF_CONTENT_STATES.map((state) => ({
                value: state,
                label: contentStateText[state],
              }))}
              value={view.state}
              onChange={(state) => change({ state })}
            />
            <ListFilter
              label={allContentText.category}
              placeholder={allContentText.anyCategory}
              options={categories.map(({ id, title }) => ({ value: id, label: title }))}
              value={view.category}
              onChange={(category) => change({ category })}
            />
          </Filters>
        </ListTools>
        {outcome && <NotChanged outcome={outcome} />}
        <Beside $isSplit={open !== undefined || query.isLoading}>
          <Entries>
            <SelectionBar count={selected.ids.length} onClear={selected.clear}>
              {(
                [
                  ['publish', allContentText.publish],
                  ['categorize', allContentText.changeCategory],
                  ['unpublish', allContentText.unpublish],
                ] as const
              ).map(([act, words]) => (
                <TextButton
                  key={act}
                  aria-haspopup="dialog"
                  onClick={() => setAsked({ change: act, entries: current() })}
                >
                  {words}
                </TextButton>
              ))}
            </SelectionBar>
            <ListRows
              name={allContentText.content}
              query={query}
              field="staffContent"
              list={list}
              emptyFilters={{ words: '', kind: '', state: '', category: '', needs: '' }}
              none={{ title: allContentText.none }}
              isSelected={selected.has}
              columns={(rows) =>
                columnsOf({
                  isSelected: selected.has,
                  toggle: selected.toggle,
                  all: selected.page(rows),
                  openId: open?.id,
                  hrefOf: ({ id }) => hrefWith({ entry: id }),
                })
              }
            />
          </Entries>
          {query.isLoading && <BesideSkeleton isPictured />}
          {open && (
            <Preview
              entry={open}
              isChosen={chosen !== undefined}
              onPublish={(published) =>
                setAsked({ change: published ? 'publish' : 'unpublish', entries: [open] })
              }
              onClose={() => {
                setClosed(true);
                change({ entry: null });
              }}
            />
          )}
        </Beside>
      </ListTabs>
      {asked && (
        <Suspense>
          <ChangeDialog
            {...asked}
            onClose={() => setAsked(null)}
            onDone={(done) => {
              setOutcome(done);
              // What stayed as it was stays selected, to be tried again.
              selected.keep(done.unchanged.map(({ id }) => id));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/* Two in a row on phones, where they would be a page of their own below each other. */
const Filters = styled.div`
  display: contents;

  ${media.under(800)} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[8]};

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Entries = styled.div`
  min-width: 0;
  /* The skeleton's, so that what stands below stays where it is when there is little to list. */
  min-height: 780px;

  /* Phones have no room for the kind, which the preview says as well. */
  ${media.under(600)} {
    & tr > :nth-child(2) {
      display: none;
    }
  }
`;
