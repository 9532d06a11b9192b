import { Checkbox, Hint } from '@athenaeum/shared-ui';
import { useZodForm } from '@athenaeum/shared-ui/forms';
import {
  BARRIERS,
  CAREER_GOALS,
  goals,
  type GoalType,
  LEARNING_GOALS,
  sameText,
} from '@athenaeum/users-contract';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { choiceLabel } from '../../../components/choiceLabel';
import { ValuesField } from '../../../components/values';
import type { Member } from '../memberProfile.api';
import { useOwner } from '../owner';
import { sectionText } from '../section.messages';
import { editText } from './edit.messages';
import { SectionForm } from './SectionForm';
import { CurrentList } from './CurrentValues';
import { isSame, useSaving } from './useSaving';

interface GoalsFormProps {
  type: GoalType;
  title: string;
  hint: string;
  addLabel: string;
  options: readonly string[];
}

type Row = { title: string; type: GoalType; current: 'true' | 'false' };

const goalsForm = z.object({ goals, adding: z.string() });

/** The goals of one type: identified by their titles, each current or not. */
function GoalsForm({ type, title, hint, addLabel, options }: GoalsFormProps) {
  const valuesOf = (member: Member) => ({ goals: rowsOf(member, type), adding: '' });
  const form = useZodForm(goalsForm, { defaultValues: valuesOf(useOwner()!.member) });
  const saving = useSaving(form, {
    part: type,
    saved: editText.saved({ section: title }),
    valuesOf,
    inputOf: ({ goals: parsed }, read) =>
      isSame(parsed, rowsOf(read, type)) ? null : { goals: parsed, goal_type: type },
    together: (mine, latest) => ({
      ...mine,
      goals: [
        ...mine.goals,
        ...rowsOf(latest, type).filter((row) => !mine.goals.some((own) => sameText(own.title, row.title))),
      ],
    }),
  });
  const { value, onChange, id, error } = form.chosen('goals');
  const adding = form.chosen('adding');
  const rows = value as Row[];

  return (
    <SectionForm
      title={editText.title({ section: title })}
      form={form}
      saving={saving}
      current={<CurrentList values={saving.latest && rowsOf(saving.latest, type).map((row) => row.title)} />}
      onSubmit={form.onSubmit(saving.send)}
    >
      <ValuesField
        {...{ id, hint, addLabel, options }}
        label={title}
        labelHidden
        values={rows.map((row) => row.title)}
        onChange={(titles) =>
          onChange(
            titles.map(
              (one) => rows.find((row) => row.title === one) ?? { title: one, type, current: 'true' },
            ),
          )
        }
        written={(words) => words}
        max={null}
        adding={adding.value}
        onAdding={adding.onChange}
        error={error ?? form.errors.find(({ name }) => name.startsWith('goals.'))?.message}
      />
      {rows.length > 0 && (
        <Current>
          <legend>{editText.current}</legend>
          <Hint>{editText.currentHint}</Hint>
          {rows.map((row) => (
            <Checkbox
              key={row.title}
              label={choiceLabel(row.title)}
              checked={row.current === 'true'}
              onChange={({ target: { checked } }) =>
                onChange(
                  rows.map((other) =>
                    other === row ? { ...row, current: checked ? 'true' : 'false' } : other,
                  ),
                )
              }
            />
          ))}
        </Current>
      )}
    </SectionForm>
  );
}

const rowsOf = (member: Member, type: GoalType): Row[] =>
  (member.goals ?? [])
    .filter((goal) => goal.type === type)
    .map(({ title, current }) => ({ title, type, current: current === 'false' ? 'false' : 'true' }));

export const CareerGoalsForm = () => (
  <GoalsForm
    type="Career Goal"
    title={sectionText.careerGoals}
    hint={editText.careerGoalsHint}
    addLabel={editText.ownGoal}
    options={CAREER_GOALS}
  />
);

export const LearningGoalsForm = () => (
  <GoalsForm
    type="Learning Goal"
    title={sectionText.learningGoals}
    hint={editText.learningGoalsHint}
    addLabel={editText.ownGoal}
    options={LEARNING_GOALS}
  />
);

export const BarrierForm = () => (
  <GoalsForm
    type="Barrier"
    title={sectionText.barriers}
    hint={editText.barriersHint}
    addLabel={editText.ownBarrier}
    options={BARRIERS}
  />
);

const Current = styled.fieldset`
  & legend {
    font-weight: ${token.weight.strong};
  }
`;
