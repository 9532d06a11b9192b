import { APPLICATION_LIMITS, wordsIn } from '@athenaeum/opportunities-contract';
import { Hint, TextArea, type TextAreaProps } from '@athenaeum/shared-ui';
import { applyFormText } from './applyForm.messages';

interface PitchFieldProps extends Omit<TextAreaProps, 'label' | 'hint' | 'max'> {
  /** The current text. */
  text: string;
}

/** The pitch, with advice and a word count. */
export function PitchField({ text, ...field }: PitchFieldProps) {
  return (
    <div>
      <TextArea
        label={applyFormText.pitch}
        hint={applyFormText.pitchHint({ words: APPLICATION_LIMITS.pitchWords })}
        rows={8}
        max={APPLICATION_LIMITS.pitch}
        {...field}
      />
      <Hint>{applyFormText.pitchLength({ count: wordsIn(text), words: APPLICATION_LIMITS.pitchWords })}</Hint>
    </div>
  );
}
