import { Button, Meta, PlusIcon, Stack } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import { type BoardExperienceInput, boardExperiences, sameText } from '@athenaeum/users-contract';
import * as z from 'zod/mini';
import type { Member } from '../memberProfile.api';
import { useOwner } from '../owner';
import { sectionText } from '../section.messages';
import { positionOf, yearsOf } from '../view/BoardList';
import { BoardFields } from './BoardFields';
import { editText } from './edit.messages';
import { SectionForm } from './SectionForm';
import { CurrentList } from './CurrentValues';
import { isSame, useSaving } from './useSaving';

/** `adding`: the unfinished text in each board's field for one more committee. */
const boardsForm = z.object({ board_experiences: boardExperiences, adding: z.array(z.string()) });

const BLANK: BoardExperienceInput = {
  id: null,
  title: '',
  type: null,
  role: null,
  start_year: null,
  end_year: null,
  current: false,
  comitees: [],
};

/** All boards the member sits or sat on; they are saved together. */
export function BoardsForm() {
  const { member } = useOwner()!;
  const form = useZodForm(boardsForm, { defaultValues: valuesOf(member) });
  const saving = useSaving(form, {
    part: 'board_experiences',
    saved: editText.saved({ section: sectionText.boards }),
    valuesOf,
    inputOf: ({ board_experiences }, read) =>
      isSame(board_experiences, rowsOf(read)) ? null : { board_experiences },
    over: ({ board_experiences: mine, adding }, latest) => ({
      adding,
      board_experiences: mine.map((row) => (isThere(row, latest) ? row : { ...row, id: null })),
    }),
    together: ({ board_experiences: mine, adding }, latest) => ({
      adding,
      board_experiences: [
        ...mine,
        ...rowsOf(latest).filter(
          (row) => !mine.some((own) => (own.id ? own.id === row.id : sameText(own.title, row.title))),
        ),
      ],
    }),
  });
  const { value, onChange } = form.chosen('board_experiences');
  const adding = form.chosen('adding');
  const rows = value.length > 0 || member.board_experiences?.length ? value : [BLANK];

  return (
    <SectionForm
      title={editText.title({ section: sectionText.boards })}
      form={form}
      saving={saving}
      current={
        <CurrentList
          values={saving.latest?.board_experiences?.map((board) =>
            [board.title, positionOf(board), yearsOf(board)].filter(Boolean).join(', '),
          )}
        />
      }
      onSubmit={form.onSubmit(saving.send)}
    >
      <Stack $gap={32}>
        {rows.map((row, place) => (
          <BoardFields
            key={row.id ?? `new-${place}`}
            place={place}
            board={row}
            errors={form.errors}
            onChange={(next) => onChange(rows.map((other, at) => (at === place ? next : other)))}
            adding={adding.value[place] ?? ''}
            onAdding={(text) =>
              adding.onChange(rows.map((_, at) => (at === place ? text : (adding.value[at] ?? ''))))
            }
            onDelete={() => {
              onChange(rows.filter((_, at) => at !== place));
              adding.onChange(adding.value.filter((_, at) => at !== place));
            }}
          />
        ))}
      </Stack>
      {rows.length === 0 && <Meta>{editText.noBoards}</Meta>}
      <div>
        <Button look="quiet" icon={<PlusIcon size={18} />} onClick={() => onChange([...rows, { ...BLANK }])}>
          {editText.addBoard}
        </Button>
      </div>
    </SectionForm>
  );
}

const valuesOf = (member: Member) => ({ board_experiences: rowsOf(member), adding: [] as string[] });

/** As mutation input. */
const rowsOf = ({ board_experiences }: Member) =>
  (board_experiences ?? []).map(
    ({ id, title, type, role, start_year, end_year, current, comitees }) =>
      ({ id, title, type, role, start_year, end_year, current, comitees }) as BoardExperienceInput,
  );

const isThere = ({ id }: BoardExperienceInput, { board_experiences }: Member) =>
  !id || (board_experiences ?? []).some((board) => board.id === id);
