import {
  FieldError,
  FieldHint,
  MultiSelect,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  useFieldIds,
} from '@athenaeum/shared-ui';
import { fieldId, type ZodForm } from '@athenaeum/shared-ui/forms';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { choicesOf } from '../../../components/choiceLabel';
import { ChipsField } from './ChipsField';
import { OwnWordsSelect, withKept } from './OwnWordsSelect';
import type { Answers, Question } from './question';
import { questionText } from './question.messages';
import { labelAndHint } from './labelAndHint';

type QuestionOf<Kind> = Extract<Question, { kind: Kind }>;
type ListQuestion = Exclude<Question, { kind: 'company' }>;

interface QuestionFieldProps<Kind = ListQuestion['kind']> {
  question: QuestionOf<Kind>;
  form: ZodForm<Answers, unknown>;
}

/** One question with its answer. */
export function QuestionField({ question, form }: QuestionFieldProps) {
  const { name } = question;
  const words = labelAndHint(question);
  switch (question.kind) {
    case 'line':
      return <TextField {...words} {...form.field(name)} />;
    case 'text':
      return <TextArea {...words} max={question.max} rows={4} {...form.field(name)} />;
    case 'ticks':
      return <TicksField question={question} form={form} />;
    case 'chips': {
      const { value, onChange, error } = form.chosen(name);
      return (
        <ChipsField
          {...words}
          id={fieldId(name)}
          error={error}
          options={question.options}
          value={value as string[]}
          onChange={onChange}
        />
      );
    }
    case 'radio': {
      const { value, onChange, ...rest } = form.chosen(name);
      return (
        <RadioGroup
          {...words}
          {...rest}
          options={choicesOf(question.options)}
          value={value as string}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
    case 'select': {
      const { value, onChange, ...rest } = form.chosen(name);
      const list = { ...words, ...rest, placeholder: questionText.chooseOne, value: value as string };
      if (question.freeText) {
        const own = { option: question.freeText.option, label: questionText[question.freeText.label] };
        return <OwnWordsSelect {...list} options={question.options} own={own} onChange={onChange} />;
      }
      return (
        <Select
          {...list}
          options={choicesOf(value === '' ? question.options : withKept(question.options, value as string))}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
  }
}

function TicksField({ question, form }: QuestionFieldProps<'ticks'>) {
  const { name, options } = question;
  const { label, hint } = labelAndHint(question);
  const { value, onChange, error } = form.chosen(name);
  const ids = useFieldIds(fieldId(name));
  return (
    <Ticks id={ids.control} tabIndex={-1}>
      <Label aria-hidden="true">{label}</Label>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <MultiSelect
        label={label}
        options={choicesOf(options)}
        selected={value as string[]}
        onChange={onChange}
      />
      <FieldError id={ids.error}>{error}</FieldError>
    </Ticks>
  );
}

/* Two columns for a long list where there is room. */
const Ticks = styled.div`
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
    column-gap: ${token.space[24]};
  }
`;

const Label = styled.p`
  margin-bottom: ${token.space[4]};
  font-weight: ${token.weight.strong};
`;
