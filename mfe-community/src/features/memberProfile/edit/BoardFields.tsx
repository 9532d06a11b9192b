import { Checkbox, Select, TextButton, TextField, Trash2Icon } from '@athenaeum/shared-ui';
import { type ErrorEntry, fieldId } from '@athenaeum/shared-ui/forms';
import { token } from '@athenaeum/shared-ui/theme';
import {
  BOARD_ROLES,
  BOARD_TYPES,
  type BoardExperienceInput,
  COMMITTEES,
  FIRST_YEAR,
  thisYear,
} from '@athenaeum/users-contract';
import styled from 'styled-components';
import { choicesOf } from '../../../components/choiceLabel';
import { ValuesField } from '../../../components/values';
import { editText } from './edit.messages';
import { Fields } from './Fields';

interface BoardFieldsProps {
  place: number;
  board: BoardExperienceInput;
  errors: readonly ErrorEntry[];
  onChange: (board: BoardExperienceInput) => void;
  /** The text in the field for one more committee. */
  adding: string;
  onAdding: (text: string) => void;
  onDelete: () => void;
}

/** One board. The years offered keep start before end; a current board has no end year. */
export function BoardFields({
  place,
  board,
  errors,
  onChange,
  adding,
  onAdding,
  onDelete,
}: BoardFieldsProps) {
  const path = (field: string) => `board_experiences.${place}.${field}`;
  const about = (field: string) => ({
    id: fieldId(path(field)),
    error: errors.find(({ name }) => name === path(field))?.message,
  });
  const set = (change: Partial<BoardExperienceInput>) => onChange({ ...board, ...change });
  const { title, type, role, start_year, end_year, current, comitees } = board;
  const words = title || editText.aNewBoard;

  return (
    <Row>
      <legend>{title || editText.newBoard}</legend>
      <TextField
        {...about('title')}
        label={editText.company}
        value={title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Fields>
        <Select
          {...about('type')}
          label={editText.boardType}
          optional
          placeholder={editText.notSaid}
          options={choicesOf(BOARD_TYPES)}
          value={type ?? ''}
          onChange={(event) => set({ type: (event.target.value || null) as typeof type })}
        />
        <Select
          {...about('role')}
          label={editText.boardRole}
          optional
          placeholder={editText.notSaid}
          options={choicesOf(BOARD_ROLES)}
          value={role ?? ''}
          onChange={(event) => set({ role: (event.target.value || null) as typeof role })}
        />
        <Select
          {...about('start_year')}
          label={editText.startYear}
          optional
          placeholder={editText.notSaid}
          options={years(FIRST_YEAR, (!current && end_year) || thisYear())}
          value={String(start_year ?? '')}
          onChange={(event) => set({ start_year: Number(event.target.value) || null })}
        />
        <Select
          {...about('end_year')}
          label={editText.endYear}
          optional
          placeholder={current ? editText.stillThere : editText.notSaid}
          disabled={Boolean(current)}
          options={years(start_year || FIRST_YEAR, thisYear())}
          value={String(end_year ?? '')}
          onChange={(event) => set({ end_year: Number(event.target.value) || null })}
        />
      </Fields>
      <Checkbox
        label={editText.isCurrent}
        checked={Boolean(current)}
        onChange={({ target: { checked } }) =>
          set({ current: checked, end_year: checked ? null : (end_year ?? null) })
        }
      />
      <ValuesField
        {...about('comitees')}
        label={editText.committees}
        options={COMMITTEES}
        addLabel={editText.addCommittee}
        values={comitees ?? []}
        onChange={(next) => set({ comitees: next })}
        adding={adding}
        onAdding={onAdding}
      />
      <div>
        <TextButton onClick={onDelete} aria-label={editText.deleteNamed({ name: words })}>
          <Trash2Icon size={18} />
          {editText.delete}
        </TextButton>
      </div>
    </Row>
  );
}

/** The latest first. */
const years = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, back) => String(to - back));

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding-top: ${token.space[16]};
  border-top: 1px solid ${token.color.line};

  & > legend {
    float: left;
    font-weight: ${token.weight.strong};
    overflow-wrap: anywhere;
  }
`;
